import type { ChannelCount } from '../channels.ts';
import { SlidingMinimum } from './sliding-minimum.ts';

export interface LimiterOptions {
  sampleRateHz: number;
  /** 2: interleaved, in whole pairs; both sides get the same gain, so that the picture stays. Default 1. */
  channels?: ChannelCount;
  /** No sample of the output is above it. Default -1 dB of full scale. */
  ceilingDb?: number;
  /** How long before a peak the gain begins to fall. Default 5 ms. */
  lookAheadMs?: number;
  /** How fast the gain comes back: time to 63 %. Default 80 ms. */
  releaseMs?: number;
}

/** Nearer to full gain than this is full gain, so that the end of a release is exact. */
const settled = 1e-5;

/**
 * Look-ahead peak limiter for a stream. The gain glides down before each peak, so nothing clicks and
 * nothing passes the ceiling; what stays below is not touched. The delay is taken out: n samples in, n samples
 * out with `finish`. The output is the same whatever the sizes of the chunks.
 */
export class Limiter {
  readonly #channels: ChannelCount;
  readonly #ceiling: number;
  readonly #release: number;
  /** Length of the look-ahead in samples of a channel. */
  readonly #length: number;
  readonly #lowestAllowed: SlidingMinimum;
  readonly #waiting: Float32Array;
  /** By how much the gain is below 1, per sample; their mean over the look-ahead is applied. */
  readonly #cuts: Float64Array;
  #cut = 0;
  #cutSum = 0;
  #samplesCut = 0;
  #at = 0;
  #taken = 0;

  constructor({
    sampleRateHz,
    channels = 1,
    ceilingDb = -1,
    lookAheadMs = 5,
    releaseMs = 80,
  }: LimiterOptions) {
    this.#channels = channels;
    this.#ceiling = roundedDown(10 ** (ceilingDb / 20));
    this.#release = 1 - Math.exp(-1000 / (releaseMs * sampleRateHz));
    this.#length = Math.max(1, Math.round((lookAheadMs * sampleRateHz) / 1000));
    this.#lowestAllowed = new SlidingMinimum(this.#length);
    this.#waiting = new Float32Array(this.#length * channels);
    this.#cuts = new Float64Array(this.#length);
  }

  /**
   * What can be said already: all but the look-ahead. `samples` is only read. `sizes`, one a frame, takes the place of
   * the frame's largest sample where more is known: the curve between the samples.
   */
  write(samples: Float32Array, sizes?: Float32Array): Float32Array {
    const channels = this.#channels;
    const frames = samples.length / channels;
    const notYet = Math.min(frames, Math.max(0, this.#length - 1 - this.#taken));
    this.#taken += frames;
    const output = new Float32Array(samples.length);
    for (let frame = 0; frame < frames; frame++)
      this.#step(samples, output, frame * channels, sizes?.[frame] ?? 0);
    return output.subarray(notYet * channels);
  }

  /** The last samples. No `write` may follow. */
  finish(): Float32Array {
    return this.write(new Float32Array((this.#length - 1) * this.#channels));
  }

  /** Takes the frame at `start` and gives the one that is a look-ahead older. */
  #step(samples: Float32Array, output: Float32Array, start: number, known: number): void {
    const channels = this.#channels;
    let size = known;
    for (let channel = 0; channel < channels; channel++) {
      const sample = samples[start + channel] as number;
      size = Math.max(size, Math.abs(sample));
      this.#waiting[this.#at * channels + channel] = sample;
    }
    this.#pushCut(this.#lowestAllowed.push(size > this.#ceiling ? this.#ceiling / size : 1));
    this.#at = (this.#at + 1) % this.#length;
    const gain = 1 - this.#cutSum / this.#length;
    for (let channel = 0; channel < channels; channel++) {
      const limited = (this.#waiting[this.#at * channels + channel] as number) * gain;
      output[start + channel] = Math.min(Math.max(limited, -this.#ceiling), this.#ceiling);
    }
  }

  /** The cut grows at once and shrinks slowly; averaging it over the look-ahead makes the growth a glide. */
  #pushCut(allowedGain: number): void {
    const needed = 1 - allowedGain;
    const released = this.#cut + (needed - this.#cut) * this.#release;
    this.#cut = Math.max(needed, released < settled ? 0 : released);
    const leaving = this.#cuts[this.#at] as number;
    this.#cuts[this.#at] = this.#cut;
    this.#samplesCut += (this.#cut > 0 ? 1 : 0) - (leaving > 0 ? 1 : 0);
    // Adding and taking away leaves rounding behind; it ends when nothing is cut.
    this.#cutSum = this.#samplesCut === 0 ? 0 : this.#cutSum + this.#cut - leaving;
  }
}

/** The largest 32-bit float that is not above `value`: samples are stored so, and must not round up past it. */
function roundedDown(value: number): number {
  const rounded = Math.fround(value);
  return rounded <= value ? rounded : Math.fround(rounded * (1 - 2 ** -24));
}
