/** As the encoder was trained: 25 ms every 10 ms at 16 kHz, power in 40 mel bands, no logarithm. */
export const hearingRateHz = 16_000;
export const windowLength = 400;
export const hopLength = 160;
export const bands = 40;
export const bins = windowLength / 2 + 1;

/** Window and Fourier transform in one: [400, 201]. */
export function transform(wave: (angle: number) => number): Float32Array {
  const matrix = new Float32Array(windowLength * bins);
  for (let at = 0; at < windowLength; at++) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowLength);
    for (let bin = 0; bin < bins; bin++)
      matrix[at * bins + bin] = weight * wave((2 * Math.PI * at * bin) / windowLength);
  }
  return matrix;
}

/** Triangles of equal area, evenly on Slaney's mel scale from 0 to 8 kHz: [201, 40]. */
export function melWeights(): Float32Array {
  const top = toMel(hearingRateHz / 2);
  const edges = Array.from({ length: bands + 2 }, (_, edge) => toHz((top * edge) / (bands + 1)));
  const matrix = new Float32Array(bins * bands);
  for (let bin = 0; bin < bins; bin++) {
    const hz = (bin * hearingRateHz) / windowLength;
    for (let band = 0; band < bands; band++) {
      const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
      const share = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
      matrix[bin * bands + band] = (Math.max(0, share) * 2) / (high - low);
    }
  }
  return matrix;
}

const toMel = (hz: number): number =>
  hz < 1000 ? (hz * 3) / 200 : 15 + (27 * Math.log(hz / 1000)) / Math.log(6.4);
const toHz = (mel: number): number =>
  mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27);
