/** One low-pass filter, shifted to the positions that an output sample can have between two input samples. */
export interface FilterBank {
  /** Number of these positions: input samples per output sample = inputStep / phases, in lowest terms. */
  phases: number;
  inputStep: number;
  /** Input samples that weigh in one output sample; a multiple of 4. */
  taps: number;
  /** Equal to `phases`, or less, for odd pairs of rates: then the filter lies between two neighboring rows. */
  rows: number;
  /** (rows + 1) x taps. */
  coefficients: Float32Array;
}

/** Zero crossings on each side. Sets the width of the band between pass and stop. */
const halfLength = 32;
/** Kaiser window for about 95 dB between pass band and stop band. */
const kaiserBeta = 9.6;
/** Middle of the slope, as a share of the lower Nyquist frequency. */
const cutoff = 0.94;
/** Rows enough for all common pairs. Between fewer, straight lines are 100 dB true. */
const mostRows = 1280;
const rowsOfOddPairs = 512;
const mostKept = 16;

const kept = new Map<string, FilterBank>();

/** The filter for a pair of rates; the last used ones are kept, for they cost milliseconds to make. */
export function filterBank(fromHz: number, toHz: number): FilterBank {
  const key = `${fromHz}/${toHz}`;
  const bank = kept.get(key) ?? makeFilterBank(fromHz, toHz);
  kept.delete(key);
  kept.set(key, bank);
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return bank;
}

function makeFilterBank(fromHz: number, toHz: number): FilterBank {
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const phases = toHz / divisor;
  const narrowing = Math.min(1, toHz / fromHz);
  const taps = 4 * Math.ceil(halfLength / narrowing / 2);
  const rows = phases <= mostRows ? phases : rowsOfOddPairs;
  const coefficients = new Float32Array((rows + 1) * taps);
  for (let row = 0; row <= rows; row++) {
    coefficients.set(shiftedFilter(row / rows, taps, cutoff * narrowing), row * taps);
  }
  return { phases, inputStep: fromHz / divisor, taps, rows, coefficients };
}

/** Weights of the inputs around a point that lies `fraction` after the middle input; their sum is 1. */
function shiftedFilter(fraction: number, taps: number, bandwidth: number): Float64Array {
  const half = taps / 2;
  const weights = new Float64Array(taps);
  for (let tap = 0; tap < taps; tap++) {
    const distance = fraction - (tap - half + 1);
    weights[tap] = sinc(bandwidth * distance) * kaiser(distance / half);
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : besselI0(kaiserBeta * Math.sqrt(1 - x * x)) / besselI0(kaiserBeta);
}

/** Modified Bessel function of order 0, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
