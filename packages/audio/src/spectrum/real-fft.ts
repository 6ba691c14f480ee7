interface Stage {
  radix: number;
  /** Length of the transforms that this stage splits, and how many interleave. */
  length: number;
  stride: number;
  /** cos and sin of the radix's own DFT, `radix * radix` each. */
  cos: Float64Array;
  sin: Float64Array;
  /** Twiddle factors, `length / radix * radix` each. */
  twiddleCos: Float64Array;
  twiddleSin: Float64Array;
}

/**
 * Fourier transform of real signals of one even length, for lengths that are no power of two. Stockham's algorithm
 * with mixed radix (Van Loan, Computational Frameworks for the FFT, 1992) at half length. Buffers are reused.
 */
export class RealFft {
  readonly size: number;
  readonly #half: number;
  readonly #stages: Stage[];
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  #re: Float64Array;
  #im: Float64Array;
  #spareRe: Float64Array;
  #spareIm: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.#half = size / 2;
    this.#stages = planStages(this.#half);
    this.#cos = Float64Array.from({ length: this.#half + 1 }, (_, bin) =>
      Math.cos((2 * Math.PI * bin) / size),
    );
    this.#sin = Float64Array.from(
      { length: this.#half + 1 },
      (_, bin) => -Math.sin((2 * Math.PI * bin) / size),
    );
    this.#re = new Float64Array(this.#half);
    this.#im = new Float64Array(this.#half);
    this.#spareRe = new Float64Array(this.#half);
    this.#spareIm = new Float64Array(this.#half);
  }

  /** `size` samples to `size / 2 + 1` bins. */
  forward(samples: ArrayLike<number>, re: Float32Array, im: Float32Array): void {
    const half = this.#half;
    for (let index = 0; index < half; index += 1) {
      this.#re[index] = samples[2 * index]!;
      this.#im[index] = samples[2 * index + 1]!;
    }
    this.#transform();
    for (let bin = 0; bin <= half; bin += 1) {
      const here = bin % half;
      const mirror = (half - bin) % half;
      const evenRe = (this.#re[here]! + this.#re[mirror]!) / 2;
      const evenIm = (this.#im[here]! - this.#im[mirror]!) / 2;
      const oddRe = (this.#im[here]! + this.#im[mirror]!) / 2;
      const oddIm = (this.#re[mirror]! - this.#re[here]!) / 2;
      re[bin] = evenRe + oddRe * this.#cos[bin]! - oddIm * this.#sin[bin]!;
      im[bin] = evenIm + oddRe * this.#sin[bin]! + oddIm * this.#cos[bin]!;
    }
  }

  /** `size / 2 + 1` bins, from `offset` on, to `size` samples. */
  inverse(re: Float32Array, im: Float32Array, offset: number, samples: Float32Array): void {
    const half = this.#half;
    for (let bin = 0; bin < half; bin += 1) {
      const mirror = half - bin;
      const hereRe = re[offset + bin]!;
      const hereIm = bin === 0 ? 0 : im[offset + bin]!;
      const mirrorRe = re[offset + mirror]!;
      const mirrorIm = mirror === half ? 0 : im[offset + mirror]!;
      const evenRe = (hereRe + mirrorRe) / 2;
      const evenIm = (hereIm - mirrorIm) / 2;
      const differenceRe = (hereRe - mirrorRe) / 2;
      const differenceIm = (hereIm + mirrorIm) / 2;
      const oddRe = differenceRe * this.#cos[bin]! + differenceIm * this.#sin[bin]!;
      const oddIm = differenceIm * this.#cos[bin]! - differenceRe * this.#sin[bin]!;
      // The inverse is the forward transform with real and imaginary parts exchanged.
      this.#im[bin] = evenRe - oddIm;
      this.#re[bin] = evenIm + oddRe;
    }
    this.#transform();
    for (let index = 0; index < half; index += 1) {
      samples[2 * index] = this.#im[index]! / half;
      samples[2 * index + 1] = this.#re[index]! / half;
    }
  }

  #transform(): void {
    for (const stage of this.#stages) {
      runStage(stage, this.#re, this.#im, this.#spareRe, this.#spareIm);
      [this.#re, this.#spareRe] = [this.#spareRe, this.#re];
      [this.#im, this.#spareIm] = [this.#spareIm, this.#im];
    }
  }
}

function runStage(
  { radix, length, stride, cos, sin, twiddleCos, twiddleSin }: Stage,
  re: Float64Array,
  im: Float64Array,
  toRe: Float64Array,
  toIm: Float64Array,
): void {
  const groups = length / radix;
  for (let group = 0; group < groups; group += 1) {
    for (let output = 0; output < radix; output += 1) {
      const turnRe = twiddleCos[group * radix + output]!;
      const turnIm = twiddleSin[group * radix + output]!;
      for (let lane = 0; lane < stride; lane += 1) {
        let sumRe = 0;
        let sumIm = 0;
        for (let input = 0; input < radix; input += 1) {
          const from = lane + stride * (group + input * groups);
          const c = cos[output * radix + input]!;
          const s = sin[output * radix + input]!;
          sumRe += re[from]! * c - im[from]! * s;
          sumIm += re[from]! * s + im[from]! * c;
        }
        const to = lane + stride * (radix * group + output);
        toRe[to] = sumRe * turnRe - sumIm * turnIm;
        toIm[to] = sumRe * turnIm + sumIm * turnRe;
      }
    }
  }
}

function planStages(size: number): Stage[] {
  const stages: Stage[] = [];
  let length = size;
  let stride = 1;
  for (const radix of [5, 3, 4, 2]) {
    while (length % radix === 0) {
      stages.push(planStage(radix, length, stride));
      length /= radix;
      stride *= radix;
    }
  }
  if (length !== 1) throw new RangeError(`no transform of length ${2 * size}`);
  return stages;
}

function planStage(radix: number, length: number, stride: number): Stage {
  const angles = (count: number, turn: (index: number) => number) =>
    Float64Array.from({ length: count }, (_, index) => -2 * Math.PI * turn(index));
  const own = angles(radix * radix, (index) => (Math.floor(index / radix) * (index % radix)) / radix);
  const twiddle = angles(length, (index) => (Math.floor(index / radix) * (index % radix)) / length);
  return {
    radix,
    length,
    stride,
    cos: own.map(Math.cos),
    sin: own.map(Math.sin),
    twiddleCos: twiddle.map(Math.cos),
    twiddleSin: twiddle.map(Math.sin),
  };
}
