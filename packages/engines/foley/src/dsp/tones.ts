import type { Curve } from './filter.ts';
import type { Random } from './random.ts';
import { RATE } from './rate.ts';

export type Wave = 'sine' | 'saw' | 'square' | 'triangle';

/** An oscillator without aliasing that is heard: corners are rounded by a polynomial (PolyBLEP, Välimäki 2007). */
export function tone(length: number, hz: Curve, wave: Wave = 'sine', start = 0): Float32Array {
  const samples = new Float32Array(length);
  const shape = waves[wave];
  for (let at = 0, phase = start % 1; at < length; at += 1) {
    const step = Math.min(0.5, (typeof hz === 'number' ? hz : hz[at]!) / RATE);
    samples[at] = shape(phase, step);
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return samples;
}

const waves: Readonly<Record<Wave, (phase: number, step: number) => number>> = {
  sine: (phase) => Math.sin(2 * Math.PI * phase),
  saw: (phase, step) => 2 * phase - 1 - corner(phase, step),
  square: (phase, step) => (phase < 0.5 ? 1 : -1) + corner(phase, step) - corner((phase + 0.5) % 1, step),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
};

function corner(phase: number, step: number): number {
  if (phase < step) {
    const part = phase / step;
    return part + part - part * part - 1;
  }
  if (phase > 1 - step) {
    const part = (phase - 1) / step;
    return part * part + part + part + 1;
  }
  return 0;
}

/** A way in which a body rings. */
export interface Mode {
  hz: number;
  /** Until it has fallen by 60 dB. */
  seconds: number;
  gain: number;
}

/** What a struck body gives: each mode rings out by itself. A hard strike is short (`contact`, seconds). */
export function ring(length: number, modes: readonly Mode[], contact = 0.0005): Float32Array {
  const samples = new Float32Array(length);
  for (const { hz, seconds, gain } of modes) {
    if (hz >= 0.45 * RATE) continue;
    const angle = (2 * Math.PI * hz) / RATE;
    const keep = 0.001 ** (1 / (seconds * RATE));
    // a soft hammer is slower than a high mode, and does not wake it
    const woken = gain / (1 + (hz * contact * 4) ** 2);
    const end = Math.min(length, Math.ceil(seconds * RATE * 1.2));
    let re = 0;
    let im = woken;
    const cos = keep * Math.cos(angle);
    const sin = keep * Math.sin(angle);
    for (let at = 0; at < end; at += 1) {
      samples[at]! += re;
      const turned = re * cos + im * sin;
      im = im * cos - re * sin;
      re = turned;
    }
  }
  return samples;
}

export interface BodyOptions {
  /** Lowest mode. */
  hz: number;
  /** Ratios of the others to it. */
  ratios: readonly number[];
  /** How long the lowest rings. */
  seconds: number;
  /** Above 0 higher modes die sooner. */
  damping?: number;
  /** How much the ratios stray. */
  spread?: number;
}

/** Modes of a body of its kind, no two quite alike. */
export function body(random: Random, options: BodyOptions): Mode[] {
  const { hz, ratios, seconds, damping = 0.7, spread = 0.02 } = options;
  return ratios.map((ratio, index) => ({
    hz: hz * ratio * random.vary(spread),
    seconds: (seconds / ratio ** damping) * random.vary(0.15),
    gain: random.between(0.5, 1) / (1 + 0.25 * index),
  }));
}

/** Ratios of modes by what a thing is made of: free bars, plates, bells, boxes. */
export const RATIOS = {
  bar: [1, 2.76, 5.4, 8.93, 13.34],
  plate: [1, 1.58, 2.24, 2.92, 3.46, 4.11, 5.06, 6.2, 7.7, 9.3],
  bell: [0.5, 1, 1.19, 1.5, 2, 2.51, 2.66, 3.01, 4.17, 5.43],
  glass: [1, 2.32, 4.25, 6.63, 9.38, 11.8],
  box: [1, 1.41, 1.89, 2.33, 2.91, 3.7, 4.6],
  drum: [1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.5],
  coin: [1, 1.73, 2.81, 3.93, 5.02],
} as const;
