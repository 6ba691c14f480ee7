/** Signals and measures that several tests need. */

export function sine(options: {
  frequencyHz: number;
  sampleRateHz: number;
  seconds: number;
  amplitude?: number;
}): Float32Array {
  const { frequencyHz, sampleRateHz, seconds, amplitude = 0.5 } = options;
  return Float32Array.from(
    { length: Math.round(seconds * sampleRateHz) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequencyHz * index) / sampleRateHz),
  );
}

/** Noise of -1 to 1 that is the same in every run. */
export function noise(length: number, seed = 1): Float32Array {
  let state = seed;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  });
}

/** Feeds `samples` in pieces of the given sizes, in turn, and joins what comes out. */
export function inChunks(
  stage: { write(samples: Float32Array): Float32Array; finish(): Float32Array },
  samples: Float32Array,
  sizes: readonly number[],
): Float32Array {
  const output: number[] = [];
  let turn = 0;
  for (let start = 0; start < samples.length; turn++) {
    const size = sizes[turn % sizes.length] as number;
    output.push(...stage.write(samples.slice(start, start + size)));
    start += size;
  }
  output.push(...stage.finish());
  return Float32Array.from(output);
}

/** Signal to noise in dB of `actual` against `expected`, the ends left out. */
export function signalToNoiseDb(actual: Float32Array, expected: Float32Array, margin = 0): number {
  let signal = 0;
  let error = 0;
  for (let index = margin; index < expected.length - margin; index++) {
    signal += (expected[index] as number) ** 2;
    error += ((actual[index] as number) - (expected[index] as number)) ** 2;
  }
  return 10 * Math.log10(signal / error);
}
