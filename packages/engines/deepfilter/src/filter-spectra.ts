import { bandEdges } from './erb-bands.ts';
import { bands, bins, filteredBins, lookaheadFrames, type Spectra, taps } from './frames.ts';

/** What the model answers. */
export interface Filters {
  frames: number;
  /** `frames * bands`, 0 to 1. */
  gains: Float32Array;
  /** `frames * filteredBins * taps * 2`: complex factors for the frames from two before to two after. */
  coefficients: Float32Array;
}

/** Spectra that are to be filtered. */
interface Noisy {
  spectra: Spectra;
  /** The frame that the first filter is for. */
  first: number;
  /** How much of what was there stays in, 0 to 1. */
  rest: number;
}

/**
 * The spectra with the noise taken out: the low bins as a weighted sum over five frames (deep filtering, Schröter and
 * others, 2022), the others by the gain of their band.
 */
export function filterSpectra({ spectra, first, rest }: Noisy, filters: Filters): Spectra {
  const { frames } = filters;
  const clean = { frames, re: new Float32Array(frames * bins), im: new Float32Array(frames * bins) };
  for (let frame = 0; frame < frames; frame += 1) {
    filterLowBins(spectra, first + frame, { filters, frame, clean });
    scaleHighBins(spectra, first + frame, { filters, frame, clean });
  }
  for (let at = 0; at < clean.re.length; at += 1) {
    clean.re[at] = clean.re[at]! * (1 - rest) + spectra.re[first * bins + at]! * rest;
    clean.im[at] = clean.im[at]! * (1 - rest) + spectra.im[first * bins + at]! * rest;
  }
  return clean;
}

interface Result {
  filters: Filters;
  frame: number;
  clean: Spectra;
}

function filterLowBins(noisy: Spectra, noisyFrame: number, { filters, frame, clean }: Result): void {
  const first = noisyFrame - (taps - 1 - lookaheadFrames);
  for (let bin = 0; bin < filteredBins; bin += 1) {
    let re = 0;
    let im = 0;
    for (let tap = Math.max(0, -first); tap < taps; tap += 1) {
      const factor = ((frame * filteredBins + bin) * taps + tap) * 2;
      const factorRe = filters.coefficients[factor]!;
      const factorIm = filters.coefficients[factor + 1]!;
      const at = (first + tap) * bins + bin;
      re += factorRe * noisy.re[at]! - factorIm * noisy.im[at]!;
      im += factorRe * noisy.im[at]! + factorIm * noisy.re[at]!;
    }
    clean.re[frame * bins + bin] = re;
    clean.im[frame * bins + bin] = im;
  }
}

function scaleHighBins(noisy: Spectra, noisyFrame: number, { filters, frame, clean }: Result): void {
  for (let band = 0; band < bands; band += 1) {
    const gain = filters.gains[frame * bands + band]!;
    for (let bin = Math.max(filteredBins, bandEdges[band]!); bin < bandEdges[band + 1]!; bin += 1) {
      clean.re[frame * bins + bin] = noisy.re[noisyFrame * bins + bin]! * gain;
      clean.im[frame * bins + bin] = noisy.im[noisyFrame * bins + bin]! * gain;
    }
  }
}
