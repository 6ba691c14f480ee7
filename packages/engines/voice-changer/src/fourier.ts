/**
 * Fourier transform of real signals of one length, a power of two: two halves as one complex transform of half the
 * length (Cooley and Tukey 1965, in place). Tables are kept; buffers belong to the caller.
 */
export class Fourier {
  readonly size: number;
  readonly bins: number;
  readonly #half: number;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #order: Uint32Array;
  readonly #re: Float64Array;
  readonly #im: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.bins = size / 2 + 1;
    this.#half = size / 2;
    const angle = (index: number): number => (2 * Math.PI * index) / size;
    this.#cos = Float64Array.from({ length: this.bins }, (_, index) => Math.cos(angle(index)));
    this.#sin = Float64Array.from({ length: this.bins }, (_, index) => Math.sin(angle(index)));
    this.#order = bitReversal(this.#half);
    this.#re = new Float64Array(this.#half);
    this.#im = new Float64Array(this.#half);
  }

  /** `size` samples to `bins` numbers. */
  forward(samples: Float64Array, re: Float64Array, im: Float64Array): void {
    const half = this.#half;
    for (let index = 0; index < half; index++) {
      this.#re[index] = samples[2 * index]!;
      this.#im[index] = samples[2 * index + 1]!;
    }
    this.#turn();
    for (let bin = 0; bin <= half; bin++) {
      const here = bin === half ? 0 : bin;
      const mirror = bin === 0 ? 0 : half - bin;
      const evenRe = (this.#re[here]! + this.#re[mirror]!) / 2;
      const evenIm = (this.#im[here]! - this.#im[mirror]!) / 2;
      const oddRe = (this.#im[here]! + this.#im[mirror]!) / 2;
      const oddIm = (this.#re[mirror]! - this.#re[here]!) / 2;
      const cos = this.#cos[bin]!;
      const sin = this.#sin[bin]!;
      re[bin] = evenRe + oddRe * cos + oddIm * sin;
      im[bin] = evenIm + oddIm * cos - oddRe * sin;
    }
  }

  /** `bins` numbers to `size` samples; the imaginary parts of the first and the last count for nothing. */
  inverse(re: Float64Array, im: Float64Array, samples: Float64Array): void {
    const half = this.#half;
    for (let bin = 0; bin < half; bin++) {
      const mirror = half - bin;
      const hereIm = bin === 0 ? 0 : im[bin]!;
      const mirrorIm = bin === 0 ? 0 : im[mirror]!;
      const evenRe = (re[bin]! + re[mirror]!) / 2;
      const evenIm = (hereIm - mirrorIm) / 2;
      const differenceRe = (re[bin]! - re[mirror]!) / 2;
      const differenceIm = (hereIm + mirrorIm) / 2;
      const oddRe = differenceRe * this.#cos[bin]! - differenceIm * this.#sin[bin]!;
      const oddIm = differenceIm * this.#cos[bin]! + differenceRe * this.#sin[bin]!;
      // the inverse is the forward transform with real and imaginary parts exchanged
      this.#im[bin] = evenRe - oddIm;
      this.#re[bin] = evenIm + oddRe;
    }
    this.#turn();
    for (let index = 0; index < half; index++) {
      samples[2 * index] = this.#im[index]! / half;
      samples[2 * index + 1] = this.#re[index]! / half;
    }
  }

  #turn(): void {
    const re = this.#re;
    const im = this.#im;
    for (let index = 0; index < this.#half; index++) {
      const other = this.#order[index]!;
      if (other <= index) continue;
      [re[index], re[other]] = [re[other]!, re[index]!];
      [im[index], im[other]] = [im[other]!, im[index]!];
    }
    for (let span = 1; span < this.#half; span *= 2) this.#combine(span);
  }

  #combine(span: number): void {
    const re = this.#re;
    const im = this.#im;
    const stride = this.#half / span;
    for (let twiddle = 0; twiddle < span; twiddle++) {
      const cos = this.#cos[twiddle * stride]!;
      const sin = this.#sin[twiddle * stride]!;
      for (let low = twiddle; low < this.#half; low += 2 * span) {
        const high = low + span;
        const highRe = re[high]! * cos + im[high]! * sin;
        const highIm = im[high]! * cos - re[high]! * sin;
        re[high] = re[low]! - highRe;
        im[high] = im[low]! - highIm;
        re[low] = re[low]! + highRe;
        im[low] = im[low]! + highIm;
      }
    }
  }
}

function bitReversal(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let index = 1; index < size; index++) {
    order[index] = (order[index >> 1]! >> 1) | (index & 1 ? size >> 1 : 0);
  }
  return order;
}
