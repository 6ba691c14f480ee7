const SAMPLE_RATE_HZ = 16_000;
const LINEAR_HZ = 200 / 3;
const LINEAR_MELS = 15;
const LOGARITHMIC_STEP = Math.log(6.4) / 27;

/** One row of the mel spectrum, as a sum over the bins of a Fourier transform. */
export interface MelBand {
  /** Bin of the first weight. */
  first: number;
  weights: Float64Array;
}

/**
 * Triangles of equal area over the bins of a transform of `window` samples at 16 kHz, evenly spread on Slaney's mel
 * scale: linear up to 1 kHz, logarithmic above.
 */
export function makeMelBands(count: number, window: number): MelBand[] {
  const top = toMel(SAMPLE_RATE_HZ / 2);
  const edges = Array.from({ length: count + 2 }, (_, index) => toHz((top * index) / (count + 1)));
  return Array.from({ length: count }, (_, row) => {
    const [low, middle, high] = edges.slice(row, row + 3) as [number, number, number];
    const weights = Array.from({ length: window / 2 + 1 }, (_, bin) => {
      const hz = (bin * SAMPLE_RATE_HZ) / window;
      const height = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
      return (Math.max(0, height) * 2) / (high - low);
    });
    const first = weights.findIndex((weight) => weight > 0);
    const last = weights.findLastIndex((weight) => weight > 0);
    return { first, weights: Float64Array.from(weights.slice(first, last + 1)) };
  });
}

function toHz(mel: number): number {
  return mel < LINEAR_MELS
    ? mel * LINEAR_HZ
    : LINEAR_MELS * LINEAR_HZ * Math.exp((mel - LINEAR_MELS) * LOGARITHMIC_STEP);
}

function toMel(hz: number): number {
  const linear = hz / LINEAR_HZ;
  return linear < LINEAR_MELS ? linear : LINEAR_MELS + Math.log(linear / LINEAR_MELS) / LOGARITHMIC_STEP;
}
