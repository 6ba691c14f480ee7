import { RealFft } from '@mynah/audio/spectrum';
import { halfHann, markGrid, transformLength } from './mark-grid.ts';
import { markPattern } from './mark-pattern.ts';

export interface WatermarkerOptions {
  sampleRateHz: number;
  /** Who can find the mark again: at least 16 random bytes. */
  key: Uint8Array;
}

export interface Watermarker {
  /** Takes the next samples (mono, only read) and gives those that are ready; at most 20 ms are held back. */
  push(block: Float32Array): Float32Array;
  /** The last samples: all that came out is as long as all that went in. No `push` may follow. */
  finish(): Float32Array;
}

const frameMs = 20;
/** How much louder or softer a cell becomes, as a share. */
const depth = 0.1;

/**
 * Puts the key's mark into a stream of speech. What comes out is in step with what went in, and the same whatever the
 * sizes of the blocks. Silence stays silence.
 */
export function createWatermarker(options: WatermarkerOptions): Watermarker {
  return new FrameMarker(options);
}

class FrameMarker implements Watermarker {
  readonly #sampleRateHz: number;
  readonly #pattern: Int8Array;
  readonly #fft: RealFft;
  readonly #window: Float64Array;
  readonly #hop: number;
  readonly #re: Float32Array;
  readonly #im: Float32Array;
  /** The samples of the next frame, and what has been added to them so far. */
  readonly #frame: Float32Array;
  readonly #change: Float64Array;
  readonly #scratch: Float32Array;
  #filled: number;
  #frames = 0;
  #taken = 0;
  #given = 0;

  constructor({ sampleRateHz, key }: WatermarkerOptions) {
    const length = transformLength((frameMs * sampleRateHz) / 1000);
    this.#sampleRateHz = sampleRateHz;
    this.#pattern = markPattern(key);
    this.#fft = new RealFft(length);
    this.#window = halfHann(length);
    this.#hop = length / 2;
    this.#re = new Float32Array(length / 2 + 1);
    this.#im = new Float32Array(length / 2 + 1);
    this.#frame = new Float32Array(length);
    this.#change = new Float64Array(length);
    this.#scratch = new Float32Array(length);
    this.#filled = this.#hop;
  }

  push(block: Float32Array): Float32Array {
    this.#taken += block.length;
    return this.#run(block);
  }

  finish(): Float32Array {
    const rest = this.#taken - this.#given;
    return this.#run(new Float32Array(2 * this.#frame.length)).subarray(0, rest);
  }

  #run(block: Float32Array): Float32Array {
    const length = this.#frame.length;
    const output = new Float32Array(block.length + length);
    let written = 0;
    for (let at = 0; at < block.length; ) {
      const part = block.subarray(at, at + length - this.#filled);
      this.#frame.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled < length) break;
      this.#markFrame();
      // the first half of the first frame lies before the sound
      if (this.#frames > 1) written = this.#give(output, written);
      this.#frame.copyWithin(0, this.#hop);
      this.#change.copyWithin(0, this.#hop);
      this.#change.fill(0, length - this.#hop);
      this.#filled = length - this.#hop;
    }
    this.#given += written;
    return output.subarray(0, written);
  }

  #give(output: Float32Array, at: number): number {
    for (let index = 0; index < this.#hop; index += 1)
      output[at + index] = this.#frame[index]! + this.#change[index]!;
    return at + this.#hop;
  }

  #markFrame(): void {
    const centerMs = (this.#frames * this.#hop * 1000) / this.#sampleRateHz;
    this.#frames += 1;
    const step = Math.floor(centerMs / markGrid.stepMs) % markGrid.steps;
    for (let at = 0; at < this.#frame.length; at += 1)
      this.#scratch[at] = this.#frame[at]! * this.#window[at]!;
    this.#fft.forward(this.#scratch, this.#re, this.#im);
    const binHz = this.#sampleRateHz / this.#frame.length;
    for (let bin = 0; bin < this.#re.length; bin += 1) {
      const band = Math.floor((bin * binHz - markGrid.lowHz) / markGrid.bandHz);
      const isMarked = band >= 0 && band < markGrid.bands;
      const gain = isMarked ? depth * this.#pattern[step * markGrid.bands + band]! : 0;
      this.#re[bin] = this.#re[bin]! * gain;
      this.#im[bin] = this.#im[bin]! * gain;
    }
    this.#fft.inverse(this.#re, this.#im, 0, this.#scratch);
    for (let at = 0; at < this.#frame.length; at += 1)
      this.#change[at] = this.#change[at]! + this.#scratch[at]! * this.#window[at]!;
  }
}
