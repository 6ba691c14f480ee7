import { resample } from '../resample/resampler.ts';

/** What BS.1770-4 asks for: four times 48 kHz. The rest error is below 0.7 dB at the highest tones. */
const fineHz = 192_000;
const highestHz = 384_000;

/** How many times as fine the curve between the samples is looked at: the more the further apart they are. */
export const truePeakFactor = (sampleRateHz: number): number =>
  Math.max(1, Math.min(Math.ceil(fineHz / sampleRateHz), Math.floor(highestHz / sampleRateHz)));

/** Largest sample, in dB of full scale; -Infinity for silence. */
export function samplePeakDb(samples: Float32Array): number {
  return 20 * Math.log10(largest(samples));
}

/** Peak of the curve that runs through the samples (BS.1770-4, annex 2), in dB of full scale. */
export function truePeakDb(samples: Float32Array, sampleRateHz: number): number {
  const between = largest(resample(samples, sampleRateHz, sampleRateHz * truePeakFactor(sampleRateHz)));
  return 20 * Math.log10(Math.max(between, largest(samples)));
}

function largest(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}
