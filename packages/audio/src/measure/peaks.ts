import type { ChannelCount } from '../channels.ts';

export interface PeaksOptions {
  sampleRateHz: number;
  /** 2: interleaved; the louder side is drawn. Default 1. */
  channels?: ChannelCount;
  /** Length of sound behind one peak. Default 20 ms. */
  bucketMs?: number;
}

const fullScale = 255;

/**
 * Peaks for a waveform, gathered while sound streams by: one byte per bucket, the largest absolute sample, 0 to
 * 255. The sizes of the chunks do not matter.
 */
export class Peaks {
  readonly #bucketLength: number;
  #closed: Uint8Array = new Uint8Array(256);
  #count = 0;
  #filled = 0;
  #largest = 0;

  constructor({ sampleRateHz, bucketMs = 20, channels = 1 }: PeaksOptions) {
    this.#bucketLength = Math.max(1, Math.round((sampleRateHz * bucketMs) / 1000)) * channels;
  }

  write(samples: Float32Array): void {
    for (const sample of samples) {
      const size = Math.abs(sample);
      if (size > this.#largest) this.#largest = size;
      if (++this.#filled === this.#bucketLength) this.#close();
    }
  }

  /** All peaks so far, the bucket that is being filled too. The caller owns the array. */
  values(): Uint8Array {
    const values = this.#closed.slice(0, this.#count + (this.#filled > 0 ? 1 : 0));
    if (this.#filled > 0) values[this.#count] = toByte(this.#largest);
    return values;
  }

  #close(): void {
    if (this.#count === this.#closed.length) {
      const wider = new Uint8Array(this.#count * 2);
      wider.set(this.#closed);
      this.#closed = wider;
    }
    this.#closed[this.#count++] = toByte(this.#largest);
    this.#filled = 0;
    this.#largest = 0;
  }
}

/** Buckets are merged by twos when there are so many: ten times as fine as a drawing of 800 bars at least. */
const mostFineBuckets = 16_384;
const finestSamples = 16;

/**
 * The peaks of a whole sound of any length, in `count` bars, gathered while it streams by in 16 kB of memory. A bar
 * may take the edge of its neighbor, by a tenth of a bar at most.
 */
export async function gatherPeaks(sound: AsyncIterable<Float32Array>, count: number): Promise<Uint8Array> {
  const fine = new Uint8Array(mostFineBuckets);
  let bucketSamples = finestSamples;
  let closed = 0;
  let filled = 0;
  let largest = 0;
  for await (const samples of sound) {
    for (const sample of samples) {
      const size = Math.abs(sample);
      if (size > largest) largest = size;
      if (++filled < bucketSamples) continue;
      fine[closed++] = toByte(largest);
      filled = 0;
      largest = 0;
      if (closed < mostFineBuckets) continue;
      closed = mergePairs(fine);
      bucketSamples *= 2;
    }
  }
  if (filled > 0) fine[closed++] = toByte(largest);
  return fitPeaks(fine.subarray(0, closed), count);
}

/** Halves the buckets in place; returns how many are left. */
function mergePairs(fine: Uint8Array): number {
  const half = fine.length / 2;
  for (let index = 0; index < half; index++) {
    fine[index] = Math.max(fine[2 * index] as number, fine[2 * index + 1] as number);
  }
  return half;
}

/** The peaks for a drawing of `count` bars: each bar takes the largest of the peaks that it covers. */
export function fitPeaks(peaks: Uint8Array, count: number): Uint8Array {
  return Uint8Array.from({ length: peaks.length === 0 ? 0 : count }, (_, bar) => {
    const start = Math.floor((bar * peaks.length) / count);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.max(...peaks.subarray(start, end));
  });
}

function toByte(size: number): number {
  return Math.min(fullScale, Math.round(size * fullScale));
}
