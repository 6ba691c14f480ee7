export { createSpectralFilter } from '../spectral-filter.ts';
export { TrialSpeaker } from './trial-speaker.ts';
