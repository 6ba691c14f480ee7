import { type ChannelCount, deinterleave } from '../channels.ts';
import { joinSamples } from '../join-samples.ts';
import { Limiter } from '../limit/limiter.ts';
import { truePeakFactor } from '../measure/peak-level.ts';
import { Resampler } from '../resample/resampler.ts';

/** By so much meters differ over clicks, whose highest tones their filters treat differently. */
const marginDb = 0.3;

/**
 * A limiter that knows the curve between the samples: the true peak (BS.1770-4, annex 2) of what comes out is not above
 * the ceiling, so that no encoder or converter clips. n samples in, n samples out with `finish`.
 */
export class TruePeakLimiter {
  readonly #channels: ChannelCount;
  readonly #factor: number;
  readonly #limiter: Limiter;
  readonly #upsamplers: Resampler[];
  /** Curve that belongs to frames whose end is not known yet, a row a channel. */
  #curves: Float32Array[];
  #waiting: Float32Array = new Float32Array(0);
  /** Largest of the curve between the last frame and the next. */
  #between = 0;

  constructor({
    sampleRateHz,
    channels = 1,
    ceilingDb = -1,
  }: {
    sampleRateHz: number;
    channels?: ChannelCount;
    /** Default -1 dBTP. */
    ceilingDb?: number;
  }) {
    this.#channels = channels;
    this.#factor = truePeakFactor(sampleRateHz);
    this.#limiter = new Limiter({ sampleRateHz, channels, ceilingDb: ceilingDb - marginDb });
    const sides = Array.from({ length: channels });
    this.#upsamplers = sides.map(() => new Resampler(sampleRateHz, sampleRateHz * this.#factor));
    this.#curves = sides.map(() => new Float32Array(0));
  }

  /** What can be said already: all but the look-ahead and half the filter. `samples` is only read. */
  write(samples: Float32Array): Float32Array {
    const { left, right } = this.#channels === 1 ? { left: samples, right: samples } : deinterleave(samples);
    this.#waiting = joinSamples([this.#waiting, samples]);
    return this.#limit(this.#upsamplers.map((upsampler, side) => upsampler.write(side === 0 ? left : right)));
  }

  /** The last samples. No `write` may follow. */
  finish(): Float32Array {
    const last = this.#limit(this.#upsamplers.map((upsampler) => upsampler.finish()));
    return joinSamples([last, this.#limiter.finish()]);
  }

  #limit(more: readonly Float32Array[]): Float32Array {
    this.#curves = this.#curves.map((curve, side) => joinSamples([curve, more[side]!]));
    const frames = Math.floor(this.#curves[0]!.length / this.#factor);
    const sizes = new Float32Array(frames);
    for (let frame = 0; frame < frames; frame++) sizes[frame] = this.#sizeOf(frame);
    this.#curves = this.#curves.map((curve) => curve.slice(frames * this.#factor));
    const known = this.#waiting.subarray(0, frames * this.#channels);
    this.#waiting = this.#waiting.slice(known.length);
    return this.#limiter.write(known, sizes);
  }

  /** The largest of the curve on both sides of a frame. */
  #sizeOf(frame: number): number {
    const start = frame * this.#factor;
    let size = this.#between;
    let between = 0;
    for (const curve of this.#curves) {
      size = Math.max(size, Math.abs(curve[start]!));
      for (let at = start + 1; at < start + this.#factor; at++)
        between = Math.max(between, Math.abs(curve[at]!));
    }
    this.#between = between;
    return Math.max(size, between);
  }
}
