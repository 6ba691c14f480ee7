import { RealFft } from '@mynah/audio/spectrum';
import { bins, frameLength, hop, type Spectra } from './frames.ts';

/** The Vorbis window: two that overlap by half add up to one after analysis and synthesis. */
const window = Float32Array.from({ length: frameLength }, (_, index) => {
  const sine = Math.sin((Math.PI * (index + 0.5)) / frameLength);
  return Math.sin((Math.PI / 2) * sine * sine);
});

/** The model learned from spectra of this scale. */
const scale = 1 / frameLength;

/** So many frames that each of the samples lies in two. */
export const framesOf = (samples: number): number => Math.ceil(samples / hop) + 1;

/** Frame `t` holds the samples from `(t - 1) * hop` on; silence where there are none. */
export function toSpectra(samples: Float32Array, frames: number): Spectra {
  const spectra = { frames, re: new Float32Array(frames * bins), im: new Float32Array(frames * bins) };
  const fft = new RealFft(frameLength);
  const frame = new Float32Array(frameLength);
  for (let index = 0; index < frames; index += 1) {
    const start = (index - 1) * hop;
    for (let at = 0; at < frameLength; at += 1) frame[at] = (samples[start + at] ?? 0) * window[at]! * scale;
    const from = index * bins;
    fft.forward(frame, spectra.re.subarray(from, from + bins), spectra.im.subarray(from, from + bins));
  }
  return spectra;
}

/** The way back: `length` samples. */
export function toSamples({ frames, re, im }: Spectra, length: number): Float32Array {
  const samples = new Float32Array(length);
  const fft = new RealFft(frameLength);
  const frame = new Float32Array(frameLength);
  for (let index = 0; index < frames; index += 1) {
    const start = (index - 1) * hop;
    fft.inverse(re, im, index * bins, frame);
    const first = Math.max(0, -start);
    const last = Math.min(frameLength, length - start);
    for (let at = first; at < last; at += 1) samples[start + at]! += (frame[at]! * window[at]!) / scale;
  }
  return samples;
}
