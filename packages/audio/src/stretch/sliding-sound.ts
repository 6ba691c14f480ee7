import type { ChannelCount } from '../channels.ts';

/**
 * The stretch of a stream that is still needed, by frames counted from the stream's begin: as it came, mixed to
 * mono, and coarsely (means of `coarseness` mono frames) for a quick search.
 */
export class SlidingSound {
  readonly channels: ChannelCount;
  readonly coarseness: number;
  /** First frame that is held, a multiple of `coarseness`; the first frame that has not come. */
  start = 0;
  end = 0;
  samples: Float32Array = new Float32Array(0);
  mono: Float32Array = new Float32Array(0);
  coarse: Float32Array = new Float32Array(0);

  constructor(channels: ChannelCount, coarseness: number) {
    this.channels = channels;
    this.coarseness = coarseness;
  }

  append(block: Float32Array): void {
    const frames = block.length / this.channels;
    const held = this.end - this.start;
    this.samples = widened(this.samples, held * this.channels, block.length);
    this.samples.set(block, held * this.channels);
    this.mono = widened(this.mono, held, frames);
    for (let frame = 0; frame < frames; frame++) this.mono[held + frame] = this.#mix(block, frame);
    this.end += frames;
    this.#makeCoarse(held, held + frames);
  }

  /** Forgets what is before a frame. */
  dropBefore(frame: number): void {
    const first = Math.min(frame, this.end);
    const groups = Math.floor((first - this.start) / this.coarseness);
    if (groups <= 0) return;
    const dropped = groups * this.coarseness;
    this.samples.copyWithin(0, dropped * this.channels, (this.end - this.start) * this.channels);
    this.mono.copyWithin(0, dropped, this.end - this.start);
    this.coarse.copyWithin(0, groups, Math.floor((this.end - this.start) / this.coarseness));
    this.start += dropped;
  }

  #mix(block: Float32Array, frame: number): number {
    return this.channels === 1 ? block[frame]! : (block[2 * frame]! + block[2 * frame + 1]!) / 2;
  }

  /** The groups that are full now and were not before. */
  #makeCoarse(before: number, now: number): void {
    const size = this.coarseness;
    const [first, last] = [Math.floor(before / size), Math.floor(now / size)];
    this.coarse = widened(this.coarse, first, last - first);
    for (let group = first; group < last; group++) this.coarse[group] = meanOf(this.mono, group * size, size);
  }
}

/** The mean of `count` values. */
export function meanOf(values: Float32Array, start: number, count: number): number {
  let sum = 0;
  for (let at = start; at < start + count; at++) sum += values[at]!;
  return sum / count;
}

/** Room for `more` behind the first `held`; grows by half at least, so that small blocks cost little. */
function widened(array: Float32Array, held: number, more: number): Float32Array {
  if (held + more <= array.length) return array;
  const wider = new Float32Array(Math.max(held + more, Math.ceil(array.length * 1.5)));
  wider.set(array.subarray(0, held));
  return wider;
}
