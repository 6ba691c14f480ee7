export { speakAsJob } from './actions/speak-as-job.ts';
export { speakInBackground } from './actions/speak-in-background.ts';
export { type SpokenPart, speakPart } from './actions/speak-part.ts';
export { usageOfSpeech } from './usage-of-speech.ts';
