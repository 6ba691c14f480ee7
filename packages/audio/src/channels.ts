/** Channels of a stream: stereo samples stand interleaved, left before right, everywhere in this package. */
export type ChannelCount = 1 | 2;

/** Two channels as one row: left, right, left, right. The arrays are equally long. */
export function interleave(left: Float32Array, right: Float32Array): Float32Array {
  const both = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    both[2 * index] = left[index] as number;
    both[2 * index + 1] = right[index] as number;
  }
  return both;
}

/** The opposite of `interleave`. An odd last sample is left out. */
export function deinterleave(both: Float32Array): { left: Float32Array; right: Float32Array } {
  const left = new Float32Array(both.length >> 1);
  const right = new Float32Array(left.length);
  for (let index = 0; index < left.length; index++) {
    left[index] = both[2 * index] as number;
    right[index] = both[2 * index + 1] as number;
  }
  return { left, right };
}

/** The mean of both channels of an interleaved row. */
export function foldToMono(both: Float32Array): Float32Array {
  const mono = new Float32Array(both.length >> 1);
  for (let index = 0; index < mono.length; index++) {
    mono[index] = ((both[2 * index] as number) + (both[2 * index + 1] as number)) / 2;
  }
  return mono;
}
