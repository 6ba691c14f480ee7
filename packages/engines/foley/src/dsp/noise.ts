import type { Random } from './random.ts';

export type NoiseColor = 'white' | 'pink' | 'brown';

/** Noise of about the same loudness in each color, mostly within ±1. */
export function noise(random: Random, length: number, color: NoiseColor = 'white'): Float32Array {
  const samples = new Float32Array(length);
  const shape = shapes[color]();
  for (let at = 0; at < length; at += 1) samples[at] = shape(2 * random.next() - 1);
  return samples;
}

const shapes: Readonly<Record<NoiseColor, () => (white: number) => number>> = {
  white: () => (white) => white,
  /** Paul Kellet's three poles: within a quarter of a dB of 3 dB an octave above 10 Hz. */
  pink: () => {
    let low = 0;
    let middle = 0;
    let high = 0;
    return (white) => {
      low = 0.99765 * low + white * 0.099046;
      middle = 0.963 * middle + white * 0.2965164;
      high = 0.57 * high + white * 1.0526913;
      return 0.45 * (low + middle + high + white * 0.1848);
    };
  },
  brown: () => {
    let sum = 0;
    return (white) => {
      sum = 0.996 * sum + 0.09 * white;
      return 1.7 * sum;
    };
  },
};
