import { RealFft } from '@mynah/audio/spectrum';
import { transformLength } from './transform-length.ts';
import { bandAt, bandCount } from './watermark-grid.ts';

const frameMs = 32;
/** Stands for silence: -120 dB of full scale. */
const leastPower = 1e-12;

/** How loud each band of the grid is around a moment. Embedder and detector look through the same window. */
export class BandMeter {
  readonly #window: Float64Array;
  readonly #fft: RealFft;
  readonly #frame: Float32Array;
  readonly #re: Float32Array;
  readonly #im: Float32Array;
  readonly #bands: Int16Array;
  readonly #power = new Float64Array(bandCount);

  constructor(sampleRateHz: number) {
    const length = Math.round((frameMs * sampleRateHz) / 1000);
    const size = transformLength(length);
    const hann = Float64Array.from(
      { length },
      (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / length),
    );
    const scale = Math.sqrt(hann.reduce((sum, value) => sum + value * value, 0));
    this.#window = hann.map((value) => value / scale);
    this.#fft = new RealFft(size);
    this.#frame = new Float32Array(size);
    this.#re = new Float32Array(size / 2 + 1);
    this.#im = new Float32Array(size / 2 + 1);
    this.#bands = Int16Array.from({ length: size / 2 + 1 }, (_, bin) => bandAt((bin * sampleRateHz) / size));
  }

  /** Samples on each side of the moment that count. */
  get reach(): number {
    return Math.ceil(this.#window.length / 2);
  }

  /** Levels in dB to `levels` from `offset` on; what lies outside of `samples` is silence. */
  measure(samples: Float32Array, center: number, levels: Float32Array, offset = 0): void {
    const start = Math.round(center - this.#window.length / 2);
    for (let at = 0; at < this.#window.length; at += 1)
      this.#frame[at] = (samples[start + at] ?? 0) * this.#window[at]!;
    this.#fft.forward(this.#frame, this.#re, this.#im);
    this.#power.fill(leastPower);
    for (let bin = 0; bin < this.#re.length; bin += 1) {
      const band = this.#bands[bin]!;
      if (band >= 0) this.#power[band] = this.#power[band]! + this.#re[bin]! ** 2 + this.#im[bin]! ** 2;
    }
    for (let band = 0; band < bandCount; band += 1)
      levels[offset + band] = 10 * Math.log10(this.#power[band]!);
  }
}
