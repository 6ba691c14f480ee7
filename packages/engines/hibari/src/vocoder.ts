import { RealFft } from '@mynah/audio/spectrum';
import { seededRandom } from '@mynah/engine-spec';
import { frameSamples, pulseTrain } from './pulse-train.ts';

const windowSamples = 1200;
export const bins = windowSamples / 2 + 1;
/** Frames that are worked on at a time. */
const blockFrames = 32;
const largestLog = 7;

/**
 * What the model says about each frame of 12.5 ms. All but `pitchHz` are `[bins, frames]`, row by row.
 * The spectrum is a filtered buzz, a shaped noise, and a part whose phase the model gives itself.
 */
export interface SpectralParts {
  frames: number;
  buzzLog: Float32Array;
  /** In front of tanh; ±1 is half a turn. */
  buzzPhase: Float32Array;
  noiseLog: Float32Array;
  freeLog: Float32Array;
  freePhase: Float32Array;
  pitchHz: Float32Array;
}

const hann = Float32Array.from(
  { length: windowSamples },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSamples),
);
/** A cosine of amplitude 1 then peaks at 1 in the spectrum. */
const analysisWindow = hann.map((value) => value / (windowSamples / 4));
const fft = new RealFft(windowSamples);

/**
 * Turns spectra into sound, some frames at a time, by overlap and add. Noise is the same for the same seed.
 * Each yielded block is new memory; all of them together are `frames * 300` samples at 24 kHz.
 */
export function* vocode(parts: SpectralParts, seed: number): Generator<Float32Array> {
  const random = seededRandom(seed);
  const buzz = pulseTrain(parts.pitchHz);
  const re = new Float32Array(blockFrames * bins);
  const im = new Float32Array(blockFrames * bins);
  const sum = new OverlapAdd(parts.frames);
  for (let first = 0; first < parts.frames; first += blockFrames) {
    const count = Math.min(blockFrames, parts.frames - first);
    for (let frame = 0; frame < count; frame += 1) analyze(buzz, first + frame, re, im, frame * bins);
    shape(parts, { first, count, re, im, random });
    for (let frame = 0; frame < count; frame += 1) sum.add(re, im, frame * bins);
    yield sum.take();
  }
}

const excerpt = new Float32Array(windowSamples);
const frameRe = new Float32Array(bins);
const frameIm = new Float32Array(bins);

/** Spectrum of the buzz around the start of a frame; the signal is mirrored at its edges. */
function analyze(
  buzz: Float32Array,
  frame: number,
  re: Float32Array,
  im: Float32Array,
  offset: number,
): void {
  const start = frame * frameSamples - windowSamples / 2;
  const last = buzz.length - 1;
  for (let index = 0; index < windowSamples; index += 1) {
    let at = Math.abs(start + index);
    if (at > last) at = Math.max(0, 2 * last - at);
    excerpt[index] = buzz[at]! * analysisWindow[index]!;
  }
  fft.forward(excerpt, frameRe, frameIm);
  re.set(frameRe, offset);
  im.set(frameIm, offset);
}

interface Block {
  first: number;
  count: number;
  re: Float32Array;
  im: Float32Array;
  random: () => number;
}

/** Filters the buzz in place and adds the two other parts. */
function shape(parts: SpectralParts, { first, count, re, im, random }: Block): void {
  const { buzzLog, buzzPhase, noiseLog, freeLog, freePhase, frames } = parts;
  for (let bin = 0; bin < bins; bin += 1) {
    for (let frame = 0; frame < count; frame += 1) {
      const from = bin * frames + first + frame;
      const to = frame * bins + bin;
      const gain = loudness(buzzLog[from]!);
      const turn = Math.PI * Math.tanh(buzzPhase[from]!);
      const turnRe = gain * Math.cos(turn);
      const turnIm = gain * Math.sin(turn);
      // Box and Muller: one radius and one angle are a complex normal number.
      const noise = loudness(noiseLog[from]!) * Math.sqrt(-2 * Math.log(1 - random()));
      const angle = 2 * Math.PI * random();
      const free = loudness(freeLog[from]!);
      const buzzRe = re[to]!;
      const buzzIm = im[to]!;
      re[to] =
        buzzRe * turnRe - buzzIm * turnIm + noise * Math.cos(angle) + free * Math.cos(freePhase[from]!);
      im[to] =
        buzzRe * turnIm + buzzIm * turnRe + noise * Math.sin(angle) + free * Math.sin(freePhase[from]!);
    }
  }
}

function loudness(log: number): number {
  return Math.exp(Math.min(log, largestLog));
}

/** Inverse transform of frame after frame; a sample is done when no later frame reaches it. */
class OverlapAdd {
  readonly #sum: Float32Array;
  readonly #weight: Float32Array;
  readonly #samples: number;
  readonly #frame = new Float32Array(windowSamples);
  #next = 0;
  #taken = 0;

  constructor(frames: number) {
    this.#samples = frames * frameSamples;
    this.#sum = new Float32Array(this.#samples + windowSamples);
    this.#weight = new Float32Array(this.#samples + windowSamples);
  }

  add(re: Float32Array, im: Float32Array, offset: number): void {
    fft.inverse(re, im, offset, this.#frame);
    const start = this.#next * frameSamples;
    for (let index = 0; index < windowSamples; index += 1) {
      const window = hann[index]!;
      this.#sum[start + index]! += this.#frame[index]! * window;
      this.#weight[start + index]! += window * window;
    }
    this.#next += 1;
  }

  take(): Float32Array {
    const lead = windowSamples / 2;
    const end = this.#next * frameSamples >= this.#samples ? this.#samples : this.#next * frameSamples - lead;
    const done = new Float32Array(Math.max(0, end - this.#taken));
    for (let index = 0; index < done.length; index += 1) {
      const at = this.#taken + lead + index;
      done[index] = this.#sum[at]! / Math.max(this.#weight[at]!, 1e-11);
    }
    this.#taken += done.length;
    return done;
  }
}
