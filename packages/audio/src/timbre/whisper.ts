import { levinson } from './linear-prediction.ts';

export interface WhisperOptions {
  sampleRateHz: number;
  /** Of the breath noise: the same seed gives the same samples. Default 1. */
  seed?: number;
}

const frameMs = 24;
/** Takes the low end off, where the voice was and breath is not. */
const tilt = 0.75;
/** Keeps the predictor stable over silence. */
const floor = 1e-9;

/**
 * Turns speech into whisper while it streams: in each frame the shape of the vocal tract is kept (linear
 * prediction) and noise of the same energy takes the place of the voice. n samples in, n samples out with `finish`.
 */
export class Whisperer {
  readonly #hop: number;
  readonly #order: number;
  readonly #window: Float64Array;
  readonly #noise: () => number;
  /** The frame at hand: its first half was seen once already. */
  #frame: Float64Array;
  #filled: number;
  /** What later frames add to. */
  #overlap: Float64Array;
  #previous = 0;
  /** Samples of the first half frame, which stands before the sound, that are still to be dropped. */
  #lead: number;
  #taken = 0;
  #given = 0;

  constructor({ sampleRateHz, seed = 1 }: WhisperOptions) {
    this.#hop = Math.round((frameMs * sampleRateHz) / 2000);
    this.#order = Math.round(sampleRateHz / 1000) + 2;
    const length = this.#hop * 2;
    this.#window = Float64Array.from({ length }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / length));
    this.#noise = noiseOf(seed);
    this.#frame = new Float64Array(length);
    this.#filled = this.#hop;
    this.#overlap = new Float64Array(this.#hop);
    this.#lead = this.#hop;
  }

  write(samples: Float32Array): Float32Array {
    this.#taken += samples.length;
    const ready: number[] = [];
    for (const sample of samples) {
      this.#frame[this.#filled++] = sample;
      if (this.#filled === this.#frame.length) this.#step(ready);
    }
    return this.#give(ready);
  }

  /** The last samples. */
  finish(): Float32Array {
    const missing = this.#taken - this.#given;
    const ready: number[] = [];
    while (ready.length < missing + this.#lead) {
      this.#frame.fill(0, this.#filled);
      this.#step(ready);
    }
    return this.#give(ready).subarray(0, missing);
  }

  /** Says one frame as whisper and moves half a frame on. */
  #step(ready: number[]): void {
    const said = this.#whisper();
    for (let at = 0; at < this.#hop; at++) ready.push((this.#overlap[at] as number) + (said[at] as number));
    this.#overlap = said.slice(this.#hop);
    this.#frame.copyWithin(0, this.#hop);
    this.#filled = this.#hop;
  }

  #whisper(): Float64Array {
    const framed = this.#frame.map((sample, at) => sample * (this.#window[at] as number));
    const { coefficients, error } = levinson(framed, this.#order);
    const gain = Math.sqrt(Math.max(0, error - floor) / framed.length);
    const said = new Float64Array(framed.length);
    for (let at = 0; at < said.length; at++) {
      let sample = this.#noise() * gain;
      for (let lag = 1; lag <= Math.min(this.#order, at); lag++) {
        sample -= (coefficients[lag] as number) * (said[at - lag] as number);
      }
      said[at] = sample;
    }
    return said.map((sample, at) => sample * (this.#window[at] as number));
  }

  #give(ready: readonly number[]): Float32Array {
    const from = Math.min(ready.length, this.#lead);
    this.#lead -= from;
    const output = new Float32Array(ready.length - from);
    for (let at = 0; at < output.length; at++) {
      const sample = ready[at + from] as number;
      output[at] = sample - tilt * this.#previous;
      this.#previous = sample;
    }
    this.#given += output.length;
    return output;
  }
}

/** Uniform noise of power 1, from a seed (mulberry32). */
function noiseOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1) * Math.sqrt(3);
  };
}
