export {
  type Loudness,
  measureLoudness,
  type NormalizedSound,
  type NormalizeOptions,
  normalizeLoudness,
} from './normalize-loudness.ts';
export type { GainPlan } from './plan-gain.ts';
export { TruePeakLimiter } from './true-peak-limiter.ts';
