/** Coefficients of one second-order filter, a0 being 1. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * The two filters of ITU-R BS.1770: a shelf for the head, a high-pass. The standard gives numbers for 48 kHz;
 * these are the analog parameters behind them, so that every rate has its own.
 */
const shelf = { frequencyHz: 1681.974450955533, gainDb: 3.999843853973347, q: 0.7071752369554196 };
const highPass = { frequencyHz: 38.13547087602444, q: 0.5003270373238773 };
/** Exponent between the shelf's full gain and its gain at the corner. */
const cornerShare = 0.4996667741545416;

/** The K-weighting of one channel while it streams. */
export class KWeighting {
  readonly #filters: Filter[];

  constructor(sampleRateHz: number) {
    this.#filters = [shelfFilter(sampleRateHz), highPassFilter(sampleRateHz)].map((biquad) => ({
      biquad,
      first: 0,
      second: 0,
    }));
  }

  /** As `Float64Array`: its squares are summed over long stretches. */
  write(samples: Float32Array): Float64Array {
    const weighted = Float64Array.from(samples);
    for (const filter of this.#filters) filterInPlace(weighted, filter);
    return weighted;
  }
}

interface Filter {
  biquad: Biquad;
  first: number;
  second: number;
}

export function shelfFilter(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * shelf.frequencyHz) / sampleRateHz);
  const high = 10 ** (shelf.gainDb / 20);
  const band = high ** cornerShare;
  const a0 = 1 + k / shelf.q + k * k;
  return {
    b0: (high + (band * k) / shelf.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / shelf.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / shelf.q + k * k) / a0,
  };
}

export function highPassFilter(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * highPass.frequencyHz) / sampleRateHz);
  const a0 = 1 + k / highPass.q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / highPass.q + k * k) / a0 };
}

function filterInPlace(samples: Float64Array, filter: Filter): void {
  const { b0, b1, b2, a1, a2 } = filter.biquad;
  let { first, second } = filter;
  for (let index = 0; index < samples.length; index++) {
    const input = samples[index] as number;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    samples[index] = output;
  }
  filter.first = first;
  filter.second = second;
}
