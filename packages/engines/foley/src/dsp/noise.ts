import type { Random } from './random.ts';

export type NoiseColor = 'white' | 'pink' | 'brown';

/** Noise of about the same loudness in each color, mostly within ±1. */
export function noise(random: Random, length: number, color: NoiseColor = 'white'): Float32Array {
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = 2 * random.next() - 1;
  if (color === 'pink') redden(samples);
  else if (color === 'brown') sumUp(samples);
  return samples;
}

/** Paul Kellet's three poles: within a quarter of a dB of 3 dB an octave above 10 Hz. */
function redden(samples: Float32Array): void {
  let low = 0;
  let middle = 0;
  let high = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const white = samples[at]!;
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    samples[at] = 0.45 * (low + middle + high + white * 0.1848);
  }
}

function sumUp(samples: Float32Array): void {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) {
    sum = 0.996 * sum + 0.09 * samples[at]!;
    samples[at] = 1.7 * sum;
  }
}
