import { joinSamples } from '@mynah/audio';
import { BandMeter } from './band-meter.ts';
import { BandShaper } from './band-shaper.ts';
import { type ColumnGains, planColumn } from './plan-column.ts';
import { bandCount, watermarkGrid } from './watermark-grid.ts';
import { watermarkPattern } from './watermark-pattern.ts';

export interface WatermarkerOptions {
  /** At least 4000; up to 7.7 kHz of the sound carry the mark. */
  sampleRateHz: number;
  /** Who can find the mark again: at least 16 bytes that nobody guesses. */
  key: Uint8Array;
}

export interface Watermarker {
  /** Takes the next samples (mono, only read) and gives those that are ready: all but the last 80 ms. */
  push(block: Float32Array): Float32Array;
  /** The last samples: all that came out is as long as all that went in. No `push` may follow. */
  finish(): Float32Array;
}

const hopMs = 10;

/**
 * Puts the mark of a key into a stream of speech. What comes out is in step with what went in, and the same whatever
 * the sizes of the blocks. Silence stays silence; a band changes by 2.5 dB at most.
 */
export function createWatermarker({ sampleRateHz, key }: WatermarkerOptions): Watermarker {
  return new StreamMarker(sampleRateHz, watermarkPattern(key));
}

class StreamMarker implements Watermarker {
  readonly #pattern: Int8Array;
  readonly #meter: BandMeter;
  readonly #shaper: BandShaper;
  /** Samples in one step. */
  readonly #step: number;
  /** Sums of changes of the samples from the next output on, two hops. */
  readonly #changes: Float64Array;
  /** Input that is still needed; its first sample is number `#base` of the sound. */
  #input = new Float32Array(0);
  #base = 0;
  #taken = 0;
  #frames = 0;
  #column = -1;
  #gains: ColumnGains = { first: new Float32Array(bandCount), second: new Float32Array(bandCount) };

  constructor(sampleRateHz: number, pattern: Int8Array) {
    this.#pattern = pattern;
    this.#meter = new BandMeter(sampleRateHz);
    this.#shaper = new BandShaper(sampleRateHz, hopMs);
    this.#step = (watermarkGrid.stepMs * sampleRateHz) / 1000;
    this.#changes = new Float64Array(2 * this.#shaper.hop);
  }

  push(block: Float32Array): Float32Array {
    this.#taken += block.length;
    return this.#run(block);
  }

  finish(): Float32Array {
    const rest = this.#taken - this.#given;
    const beyond = Math.ceil(2 * this.#step) + this.#meter.reach + 3 * this.#shaper.hop;
    return this.#run(new Float32Array(beyond)).subarray(0, rest);
  }

  /** The first frame lies half before the sound: it completes nothing. */
  get #given(): number {
    return Math.max(0, this.#frames - 1) * this.#shaper.hop;
  }

  #run(block: Float32Array): Float32Array {
    this.#input = joinSamples([this.#input, block]);
    const { hop } = this.#shaper;
    const output = new Float32Array(this.#input.length);
    let written = 0;
    while (this.#isReady()) {
      const start = (this.#frames - 1) * hop - this.#base;
      this.#shaper.change(this.#input, start, this.#gainsNow(), this.#changes);
      if (this.#frames > 0) {
        for (let at = 0; at < hop; at += 1)
          output[written + at] = this.#input[start + at]! + this.#changes[at]!;
        written += hop;
      }
      this.#changes.copyWithin(0, hop);
      this.#changes.fill(0, hop);
      this.#frames += 1;
    }
    this.#forget();
    return output.slice(0, written);
  }

  /** Is the input of the next frame there, and the gains of its column known or knowable? */
  #isReady(): boolean {
    const center = this.#frames * this.#shaper.hop;
    const end = this.#base + this.#input.length;
    if (center + this.#shaper.hop > end) return false;
    const column = Math.floor(center / (2 * this.#step));
    if (column === this.#column) return true;
    const middles = [(2 * column + 0.5) * this.#step, (2 * column + 1.5) * this.#step] as const;
    if (middles[1] + this.#meter.reach > end) return false;
    this.#column = column;
    this.#gains = this.#plan(column, middles);
    return true;
  }

  #plan(column: number, middles: readonly [number, number]): ColumnGains {
    const [first, second] = [new Float32Array(bandCount), new Float32Array(bandCount)];
    this.#meter.measure(this.#input, middles[0] - this.#base, first);
    this.#meter.measure(this.#input, middles[1] - this.#base, second);
    const start = (column % watermarkGrid.columns) * watermarkGrid.rows;
    return planColumn(first, second, this.#pattern.subarray(start, start + watermarkGrid.rows));
  }

  #gainsNow(): Float32Array {
    const step = Math.floor((this.#frames * this.#shaper.hop) / this.#step);
    return step % 2 === 0 ? this.#gains.first : this.#gains.second;
  }

  /** A column looks back a little further than its first frame. */
  #forget(): void {
    const needed = (this.#frames - 1) * this.#shaper.hop - this.#meter.reach;
    if (needed <= this.#base) return;
    this.#input = this.#input.slice(needed - this.#base);
    this.#base = needed;
  }
}
