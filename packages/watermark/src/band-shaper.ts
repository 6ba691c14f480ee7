import { RealFft } from '@mynah/audio/spectrum';
import { transformLength } from './transform-length.ts';
import { bandAt } from './watermark-grid.ts';

/** Makes bands of a short frame louder or softer. Frames overlap by half; their windows, squared, sum to one. */
export class BandShaper {
  readonly hop: number;
  readonly #window: Float64Array;
  readonly #fft: RealFft;
  readonly #frame: Float32Array;
  readonly #re: Float32Array;
  readonly #im: Float32Array;
  readonly #bands: Int16Array;

  constructor(sampleRateHz: number, hopMs: number) {
    this.hop = Math.round((hopMs * sampleRateHz) / 1000);
    const length = 2 * this.hop;
    const size = transformLength(length);
    this.#window = Float64Array.from({ length }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / length));
    this.#fft = new RealFft(size);
    this.#frame = new Float32Array(size);
    this.#re = new Float32Array(size / 2 + 1);
    this.#im = new Float32Array(size / 2 + 1);
    this.#bands = Int16Array.from({ length: size / 2 + 1 }, (_, bin) => bandAt((bin * sampleRateHz) / size));
  }

  /** Adds to `changes` (two hops long) by what the frame that begins at `start` becomes another. */
  change(samples: Float32Array, start: number, gainsDb: Float32Array, changes: Float64Array): void {
    const { length } = this.#window;
    for (let at = 0; at < length; at += 1) this.#frame[at] = (samples[start + at] ?? 0) * this.#window[at]!;
    this.#frame.fill(0, length);
    this.#fft.forward(this.#frame, this.#re, this.#im);
    const factors = gainsDb.map((gainDb) => 10 ** (gainDb / 20) - 1);
    for (let bin = 0; bin < this.#re.length; bin += 1) {
      const band = this.#bands[bin]!;
      const factor = band < 0 ? 0 : factors[band]!;
      this.#re[bin] = this.#re[bin]! * factor;
      this.#im[bin] = this.#im[bin]! * factor;
    }
    this.#fft.inverse(this.#re, this.#im, 0, this.#frame);
    for (let at = 0; at < length; at += 1) changes[at] = changes[at]! + this.#frame[at]! * this.#window[at]!;
  }
}
