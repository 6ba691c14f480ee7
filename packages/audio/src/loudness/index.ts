export { type Loudness, LoudnessMeter } from './loudness-meter.ts';
export { type NormalizedSound, type NormalizeOptions, normalizeLoudness } from './normalize-loudness.ts';
export { type GainPlan, gainFor } from './plan-gain.ts';
export { TruePeakLimiter } from './true-peak-limiter.ts';
