import { RealFft } from '@mynah/audio/spectrum';

export const sampleRateHz = 16_000;
const windowSamples = 512;
export const hopSamples = 160;
const melBands = 20;
export const cepstra = 12;
/** What every telephone and every codec lets through: what lies beyond would tell the channel, not the speaker. */
const [lowestHz, highestHz] = [120, 3600];
/** A frame so far below the loudest is a pause. */
const pauseDb = 32;

/** What is measured of each 10 ms. */
export interface Frame {
  /** Logarithms of the energies of mel bands, and their cosine transform. */
  bands: Float64Array;
  cepstrum: Float64Array;
  levelDb: number;
  /** 0 to 1: how alike the sound is to itself one period later. */
  voicing: number;
  /** 0 where there is no voice. */
  pitchHz: number;
  /** Of a tone 0, of noise 1. */
  flatness: number;
}

/** Frames of speech in order; pauses are undefined. */
export function readFrames(samples: Float32Array): (Frame | undefined)[] {
  const reader = new FrameReader(samples);
  const count = Math.max(0, Math.floor((samples.length - windowSamples) / hopSamples));
  const frames = Array.from({ length: count }, (_, frame) => reader.read(frame * hopSamples));
  const loudest = frames.reduce((most, { levelDb }) => Math.max(most, levelDb), -100);
  return frames.map((frame) => (frame.levelDb < Math.max(-75, loudest - pauseDb) ? undefined : frame));
}

const mel = (hz: number): number => 1127 * Math.log(1 + hz / 700);
const hzOf = (at: number): number => 700 * (Math.exp(at / 1127) - 1);
const edges = Array.from({ length: melBands + 1 }, (_, edge) =>
  Math.round(
    (hzOf(mel(lowestHz) + ((mel(highestHz) - mel(lowestHz)) * edge) / melBands) * windowSamples) /
      sampleRateHz,
  ),
);

class FrameReader {
  readonly #samples: Float32Array;
  readonly #fft = new RealFft(windowSamples);
  readonly #window = Float64Array.from(
    { length: windowSamples },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / windowSamples),
  );
  readonly #frame = new Float64Array(windowSamples);
  readonly #re = new Float32Array(windowSamples / 2 + 1);
  readonly #im = new Float32Array(windowSamples / 2 + 1);

  constructor(samples: Float32Array) {
    this.#samples = samples;
  }

  read(from: number): Frame {
    let power = 0;
    for (let at = 0; at < windowSamples; at++) {
      const sample = this.#samples[from + at]!;
      power += sample * sample;
      this.#frame[at] = sample * this.#window[at]!;
    }
    this.#fft.forward(this.#frame, this.#re, this.#im);
    const bands = this.#bands();
    return {
      bands,
      cepstrum: cosineTransform(bands),
      levelDb: 10 * Math.log10(power / windowSamples + 1e-10),
      flatness: this.#flatness(),
      ...findPitch(this.#samples, from),
    };
  }

  #power(bin: number): number {
    return this.#re[bin]! ** 2 + this.#im[bin]! ** 2 + 1e-9;
  }

  #bands(): Float64Array {
    return Float64Array.from({ length: melBands }, (_, band) => {
      let sum = 0;
      const end = Math.max(edges[band + 1]!, edges[band]! + 1);
      for (let bin = edges[band]!; bin < end; bin++) sum += this.#power(bin);
      return Math.log(sum / (end - edges[band]!));
    });
  }

  #flatness(): number {
    const [first, last] = [edges[0]!, edges[melBands]!];
    let [sum, logarithms] = [0, 0];
    for (let bin = first; bin < last; bin++) {
      const power = this.#power(bin);
      sum += power;
      logarithms += Math.log(power);
    }
    const count = last - first;
    return Math.exp(logarithms / count) / (sum / count);
  }
}

function cosineTransform(bands: Float64Array): Float64Array {
  return Float64Array.from({ length: cepstra }, (_, order) => {
    let sum = 0;
    for (const [band, value] of bands.entries())
      sum += value * Math.cos((Math.PI * (order + 1) * (band + 0.5)) / melBands);
    return sum / melBands;
  });
}

const shortestLag = Math.floor(sampleRateHz / 420);
const longestLag = Math.ceil(sampleRateHz / 65);
const leastVoicing = 0.55;

/** The lag of the highest normalized correlation, shorter ones first, refined by a parabola. */
function findPitch(samples: Float32Array, from: number): Pick<Frame, 'voicing' | 'pitchHz'> {
  const width = 400;
  const values = new Float64Array(longestLag + 2);
  for (let lag = shortestLag - 1; lag <= longestLag + 1; lag++) {
    let [cross, own, other] = [0, 1e-9, 1e-9];
    // every fourth sample is enough to find the period
    for (let at = 0; at < width; at += 4) {
      const one = samples[from + at] ?? 0;
      const two = samples[from + at + lag] ?? 0;
      cross += one * two;
      own += one * one;
      other += two * two;
    }
    values[lag] = cross / Math.sqrt(own * other);
  }
  let best = shortestLag;
  for (let lag = shortestLag; lag <= longestLag; lag++)
    // a multiple of the period is as alike: it must be clearly better
    if (values[lag]! > values[best]! + (lag > 1.5 * best ? 0.03 : 0)) best = lag;
  const voicing = Math.max(0, values[best]!);
  if (voicing < leastVoicing) return { voicing, pitchHz: 0 };
  const [before, here, after] = [values[best - 1]!, values[best]!, values[best + 1]!];
  const bend = before - 2 * here + after;
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0;
  return { voicing, pitchHz: sampleRateHz / (best + shift) };
}
