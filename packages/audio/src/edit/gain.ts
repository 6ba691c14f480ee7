/** Makes the samples louder or softer, in place. */
export function applyGain(samples: Float32Array, gainDb: number): Float32Array {
  const factor = 10 ** (gainDb / 20);
  for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] as number) * factor;
  return samples;
}

/** Lets the first `lengthSamples` rise from silence, in place, along a raised cosine. */
export function fadeIn(samples: Float32Array, lengthSamples: number): Float32Array {
  const length = Math.min(lengthSamples, samples.length);
  for (let index = 0; index < length; index++) {
    samples[index] = (samples[index] as number) * rise((index + 0.5) / length);
  }
  return samples;
}

/** Lets the last `lengthSamples` fall to silence, in place, along a raised cosine. */
export function fadeOut(samples: Float32Array, lengthSamples: number): Float32Array {
  const length = Math.min(lengthSamples, samples.length);
  const start = samples.length - length;
  for (let index = 0; index < length; index++) {
    samples[start + index] = (samples[start + index] as number) * rise(1 - (index + 0.5) / length);
  }
  return samples;
}

/** Samples of silence. */
export function silence(durationMs: number, sampleRateHz: number): Float32Array {
  return new Float32Array(Math.round((durationMs * sampleRateHz) / 1000));
}

function rise(share: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * share);
}
