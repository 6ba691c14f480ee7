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

/** Channels apart as one row of the wanted form: folded to mono, or interleaved; mono as stereo is twice the same. */
export function toChannels(apart: readonly Float32Array[], wanted: ChannelCount): Float32Array {
  const [left = new Float32Array(0), right = left] = apart;
  if (wanted === 1) return mixToMono(apart);
  // of more than two channels the first two are the front
  return interleave(left, right);
}

/** The mean of all channels; a single channel is returned as it is. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const first = channels[0];
  if (!first) return new Float32Array(0);
  if (channels.length === 1) return first;
  return first.map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  );
}
