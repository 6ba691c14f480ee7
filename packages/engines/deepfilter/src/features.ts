import { bandEdges } from './erb-bands.ts';
import { bands, bins, filteredBins, hop, lookaheadFrames, type Spectra, sampleRateHz } from './frames.ts';
import type { Memory } from './memory.ts';

/** What the model is shown, each frame together with what it may look ahead to. */
export interface Features {
  frames: number;
  /** `frames * bands`: level of each band in dB, relative to its own recent mean. */
  levels: Float32Array;
  /** `2 * frames * filteredBins`: all real parts, then all imaginary ones, relative to the recent magnitude. */
  spectrum: Float32Array;
}

const timeConstantSeconds = 1;
/** Rounded as when the model was trained. */
const keep = Math.round(1000 * Math.exp(-hop / sampleRateHz / timeConstantSeconds)) / 1000;
const levelScaleDb = 40;

/**
 * The features of the frames from `first` on. The running means in `memory` are carried on to the last frame, which
 * the next step begins with.
 */
export function toFeatures(spectra: Spectra, first: number, memory: Memory): Features {
  const frames = spectra.frames - lookaheadFrames - first;
  const features = {
    frames,
    levels: new Float32Array(frames * bands),
    spectrum: new Float32Array(2 * frames * filteredBins),
  };
  const means = { levels: memory.levelMeans.slice(), magnitudes: memory.magnitudeMeans.slice() };
  for (let frame = first === 0 ? 0 : first + lookaheadFrames; frame < spectra.frames; frame += 1) {
    memory.levelMeans.set(means.levels);
    memory.magnitudeMeans.set(means.magnitudes);
    const place = frame - lookaheadFrames - first;
    writeLevels(spectra, frame, means.levels, { features, place });
    writeSpectrum(spectra, frame, means.magnitudes, { features, place });
  }
  return features;
}

interface Target {
  features: Features;
  /** Before 0 nothing is written. */
  place: number;
}

/** Carries the mean level of each band on by a frame, and writes how far the frame is from it. */
function writeLevels({ re, im }: Spectra, frame: number, means: Float32Array, target: Target): void {
  for (let band = 0; band < bands; band += 1) {
    const first = bandEdges[band]!;
    const end = bandEdges[band + 1]!;
    let power = 0;
    for (let at = frame * bins + first; at < frame * bins + end; at += 1)
      power += re[at]! * re[at]! + im[at]! * im[at]!;
    const levelDb = 10 * Math.log10(power / (end - first) + 1e-10);
    means[band] = levelDb * (1 - keep) + means[band]! * keep;
    if (target.place >= 0)
      target.features.levels[target.place * bands + band] = (levelDb - means[band]!) / levelScaleDb;
  }
}

/** Carries the mean magnitude of each low bin on by a frame, and writes the frame without it. */
function writeSpectrum({ re, im }: Spectra, frame: number, means: Float32Array, target: Target): void {
  const { spectrum, frames } = target.features;
  for (let bin = 0; bin < filteredBins; bin += 1) {
    const at = frame * bins + bin;
    means[bin] = Math.hypot(re[at]!, im[at]!) * (1 - keep) + means[bin]! * keep;
    if (target.place < 0) continue;
    const unit = 1 / Math.sqrt(means[bin]!);
    spectrum[target.place * filteredBins + bin] = re[at]! * unit;
    spectrum[(frames + target.place) * filteredBins + bin] = im[at]! * unit;
  }
}
