import { RATE } from './rate.ts';

export type FilterShape = 'low' | 'high' | 'band';
/** One value for the whole sound, or one for each sample. */
export type Curve = number | Float32Array;

/** Cutoffs that move are looked at so often. */
const block = 16;

/** Filters in place, 12 dB an octave, and returns the samples. State variable filter (Simper 2013), steady under motion. */
export function filter(samples: Float32Array, shape: FilterShape, hz: Curve, q = Math.SQRT1_2): Float32Array {
  let first = 0;
  let second = 0;
  let g = 0;
  const k = 1 / q;
  for (let at = 0; at < samples.length; at += 1) {
    if (at === 0 || (typeof hz !== 'number' && at % block === 0))
      g = warp(typeof hz === 'number' ? hz : hz[at]!);
    const scale = 1 / (1 + g * (g + k));
    const input = samples[at]!;
    const difference = input - second;
    const band = scale * (first + g * difference);
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    samples[at] = shape === 'low' ? low : shape === 'band' ? k * band : input - k * band - low;
  }
  return samples;
}

const warp = (hz: number): number => Math.tan((Math.PI * Math.min(Math.max(hz, 8), 0.47 * RATE)) / RATE);

/** The same filter twice: 24 dB an octave. */
export const steep = (samples: Float32Array, shape: FilterShape, hz: Curve, q = Math.SQRT1_2): Float32Array =>
  filter(filter(samples, shape, hz, q), shape, hz, q);
