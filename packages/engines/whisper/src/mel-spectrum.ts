import { RealFft } from '@mynah/audio/spectrum';
import { makeMelBands } from './mel-bands.ts';
import { FRAMES, MELS } from './pack/model-sizes.ts';

const WINDOW = 400;
const HOP = 160;
const BINS = WINDOW / 2 + 1;
/** The quietest that is told apart, as a power and as its logarithm. */
const FLOOR = 1e-10;
const FLOOR_LOG = -10;
/** What lies further below the loudest, in powers of ten, is cut off. */
const RANGE = 8;

const fft = new RealFft(WINDOW);
const hann = Float64Array.from(
  { length: WINDOW },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW),
);
const bands = makeMelBands(MELS, WINDOW);

/**
 * The logarithmic mel spectrum that Whisper listens to: 80 bands of `frames` frames of 10 ms, a row a band. What is
 * shorter is followed by silence. Radford et al., Robust Speech Recognition (2022), section 2.2.
 */
export function melSpectrum(samples: Float32Array, frames = FRAMES): Float32Array {
  const spectrum = new Float32Array(MELS * frames).fill(FLOOR_LOG);
  const heard = Math.min(frames, Math.ceil(samples.length / HOP) + 2);
  const frame = new Float64Array(WINDOW);
  const re = new Float32Array(BINS);
  const im = new Float32Array(BINS);
  let loudest = FLOOR_LOG;
  for (let at = 0; at < heard; at += 1) {
    const from = at * HOP - WINDOW / 2;
    for (let index = 0; index < WINDOW; index += 1)
      // the beginning is mirrored
      frame[index] = hann[index]! * (samples[Math.abs(from + index)] ?? 0);
    fft.forward(frame, re, im);
    for (let bin = 0; bin < BINS; bin += 1) re[bin] = re[bin]! ** 2 + im[bin]! ** 2;
    for (const [row, { first, weights }] of bands.entries()) {
      let power = 0;
      for (let index = 0; index < weights.length; index += 1) power += weights[index]! * re[first + index]!;
      const level = Math.log10(Math.max(power, FLOOR));
      spectrum[row * frames + at] = level;
      loudest = Math.max(loudest, level);
    }
  }
  for (let index = 0; index < spectrum.length; index += 1)
    spectrum[index] = (Math.max(spectrum[index]!, loudest - RANGE) + 4) / 4;
  return spectrum;
}
