export { speakAsJob } from './actions/speak-as-job.ts';
export { speakInBackground } from './actions/speak-in-background.ts';
export { usageOfSpeech } from './usage-of-speech.ts';
