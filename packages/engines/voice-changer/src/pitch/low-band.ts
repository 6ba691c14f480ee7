import { sampleRateHz } from '../rates.ts';

/** One sample of the low band for so many of the sound. */
export const lowBandStep = 4;
export const lowBandRateHz = sampleRateHz / lowBandStep;

const taps = 65;
const cutoffHz = 1500;

const lowPass = Float64Array.from({ length: taps }, (_, tap) => {
  const distance = tap - (taps - 1) / 2;
  const angle = (2 * Math.PI * cutoffHz * distance) / sampleRateHz;
  const ideal = distance === 0 ? 1 : Math.sin(angle) / angle;
  const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (tap + 0.5)) / taps);
  return ((2 * cutoffHz) / sampleRateHz) * ideal * window;
});

/**
 * The band in which the fundamental and its first harmonics lie, at 6 kHz and in step with the sound, freed of what
 * is too low to be a voice (rumble, offset).
 */
export function lowBand(samples: Float32Array): Float64Array {
  const band = new Float64Array(Math.ceil(samples.length / lowBandStep));
  for (let index = 0; index < band.length; index++) {
    const start = index * lowBandStep - (taps - 1) / 2;
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) sum += (samples[start + tap] ?? 0) * lowPass[tap]!;
    band[index] = sum;
  }
  return withoutRumble(band);
}

/** Takes the mean of 33 ms around each sample away. */
function withoutRumble(band: Float64Array): Float64Array {
  const reach = 100;
  const sums = new Float64Array(band.length + 1);
  for (let index = 0; index < band.length; index++) sums[index + 1] = sums[index]! + band[index]!;
  return band.map((value, index) => {
    const from = Math.max(0, index - reach);
    const to = Math.min(band.length, index + reach + 1);
    return value - (sums[to]! - sums[from]!) / (to - from);
  });
}
