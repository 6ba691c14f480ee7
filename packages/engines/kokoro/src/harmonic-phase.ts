import { SAMPLE_RATE_HZ } from './frames.ts';

/** The voice source is a sum of this many harmonics. */
export const HARMONICS = 9;
/** One value of F0 stands for this many samples, and the decoder counts turns in units of as many. */
const SAMPLES_PER_VALUE = 300;

/** Turns (modulo 1) of the first harmonic before each value of `f0`, and after the last. */
export function turnsBefore(f0: Float32Array): Float64Array {
  const turns = new Float64Array(f0.length + 1);
  for (let index = 0; index < f0.length; index++)
    turns[index + 1] = (turns[index]! + (f0[index]! / SAMPLE_RATE_HZ) * SAMPLES_PER_VALUE) % 1;
  return turns;
}

/** The decoder's `phase` for a chunk that begins after so many turns of the first harmonic. */
export function harmonicPhases(turns: number): Float32Array {
  return Float32Array.from(
    { length: HARMONICS },
    (_, index) => ((turns * (index + 1)) % 1) / SAMPLES_PER_VALUE,
  );
}
