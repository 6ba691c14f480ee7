import { edit, Limiter } from '@mynah/audio';
import type { StepSound } from './step-sound.ts';

/**
 * Joins steps in the order of their time: what rings on is added to what follows, and peaks are held below full
 * scale. Memory: one step and its ringing.
 */
export class StepMixer {
  readonly #sampleRateHz: number;
  readonly #limiter: Limiter;
  readonly #frames: number;
  #left = new Float32Array(0);
  #right = new Float32Array(0);
  /** Frame of the piece at which the pending sound begins. */
  #from = 0;

  constructor(sampleRateHz: number, lengthMs: number) {
    this.#sampleRateHz = sampleRateHz;
    this.#limiter = new Limiter({ sampleRateHz, channels: 2 });
    this.#frames = this.#toFrames(lengthMs);
  }

  /** Gives what can no longer change: all in front of this step, interleaved. */
  add({ startMs, left, right }: StepSound): Float32Array {
    const start = this.#toFrames(startMs);
    const ready = this.#take(start);
    const end = Math.min(this.#frames, start + left.length);
    this.#left = widened(this.#left, end - this.#from);
    this.#right = widened(this.#right, end - this.#from);
    for (let index = 0; index < end - start; index++) {
      const place = start - this.#from + index;
      this.#left[place] = (this.#left[place] as number) + (left[index] as number);
      this.#right[place] = (this.#right[place] as number) + (right[index] as number);
    }
    return this.#limiter.write(ready);
  }

  /** The rest, silence up to the full length included. */
  finish(): Float32Array {
    const rest = this.#limiter.write(this.#take(this.#frames));
    const last = this.#limiter.finish();
    const both = new Float32Array(rest.length + last.length);
    both.set(rest);
    both.set(last, rest.length);
    return both;
  }

  #take(until: number): Float32Array {
    const count = Math.max(0, until - this.#from);
    const ready = edit.interleave(
      widened(this.#left.subarray(0, count), count),
      widened(this.#right.subarray(0, count), count),
    );
    this.#left = this.#left.slice(count);
    this.#right = this.#right.slice(count);
    this.#from += count;
    return ready;
  }

  #toFrames(ms: number): number {
    return Math.round((ms * this.#sampleRateHz) / 1000);
  }
}

function widened(samples: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const wide = new Float32Array(Math.max(length, samples.length));
  wide.set(samples);
  return wide;
}
