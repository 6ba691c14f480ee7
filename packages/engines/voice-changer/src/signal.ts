export { changeStep, fadeIn, fadeSamples, readState } from './change-step.ts';
export { measureFeatures } from './features/measure-features.ts';
export { loudPower, trackPitch } from './pitch/track-pitch.ts';
export { pitchMap, planChange } from './plan-change.ts';
export { frameSamples, sampleRateHz } from './rates.ts';
