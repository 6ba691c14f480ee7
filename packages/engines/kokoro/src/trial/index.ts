export { TrialSpeaker } from './trial-speaker.ts';
