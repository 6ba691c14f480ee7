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
  const k = 1 / q;
  const { ofInput, ofBand, ofLow } = mixes[shape](k);
  const step = typeof hz === 'number' ? samples.length : block;
  for (let from = 0; from < samples.length; from += step) {
    const g = warp(typeof hz === 'number' ? hz : hz[from]!);
    const scale = 1 / (1 + g * (g + k));
    const end = Math.min(samples.length, from + step);
    for (let at = from; at < end; at += 1) {
      const input = samples[at]!;
      const difference = input - second;
      const band = scale * (first + g * difference);
      const low = second + g * band;
      first = 2 * band - first;
      second = 2 * low - second;
      samples[at] = ofInput * input + ofBand * band + ofLow * low;
    }
  }
  return samples;
}

interface Mix {
  ofInput: number;
  ofBand: number;
  ofLow: number;
}

/** What comes out, of what goes in and what the filter holds; `k` is its damping. */
const mixes: Readonly<Record<FilterShape, (k: number) => Mix>> = {
  low: () => ({ ofInput: 0, ofBand: 0, ofLow: 1 }),
  band: (k) => ({ ofInput: 0, ofBand: k, ofLow: 0 }),
  high: (k) => ({ ofInput: 1, ofBand: -k, ofLow: -1 }),
};

const warp = (hz: number): number => Math.tan((Math.PI * Math.min(Math.max(hz, 8), 0.47 * RATE)) / RATE);

/** The same filter twice: 24 dB an octave. */
export const steep = (samples: Float32Array, shape: FilterShape, hz: Curve, q = Math.SQRT1_2): Float32Array =>
  filter(filter(samples, shape, hz, q), shape, hz, q);
