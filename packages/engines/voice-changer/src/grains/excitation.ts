const preEmphasis = 0.9;
const halfWidth = 9;

/** How strongly the vocal tract is struck at each sample: power of the treble, smoothed over 0.8 ms. */
export function excitation(samples: Float32Array): Float64Array {
  const sums = new Float64Array(samples.length + 1);
  for (let index = 0; index < samples.length; index++) {
    const treble = samples[index]! - preEmphasis * (samples[index - 1] ?? 0);
    sums[index + 1] = sums[index]! + treble * treble;
  }
  return smoothed(Float64Array.from(samples, (_, index) => windowSum(sums, index)));
}

/** Twice a moving mean is a triangle, which has one peak for each strike. */
function smoothed(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let index = 0; index < values.length; index++) sums[index + 1] = sums[index]! + values[index]!;
  return values.map((_, index) => windowSum(sums, index));
}

function windowSum(sums: Float64Array, index: number): number {
  const from = Math.max(0, index - halfWidth);
  const to = Math.min(sums.length - 1, index + halfWidth + 1);
  return sums[to]! - sums[from]!;
}
