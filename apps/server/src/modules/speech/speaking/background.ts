export { speakAsJob } from './actions/speak-as-job.ts';
export { speakInBackground } from './actions/speak-in-background.ts';
