/** Peaks above this are bent, so that nothing clips. */
const knee = 0.8;

/** 16 bit samples as numbers from -1 to 1, louder by `gainDb`. */
export function toSamples(pcm: Int16Array, gainDb: number): Float32Array {
  const gain = 10 ** (gainDb / 20) / 32_768;
  return Float32Array.from(pcm, (sample) => bend(sample * gain));
}

function bend(sample: number): number {
  const over = Math.abs(sample) - knee;
  return over <= 0 ? sample : Math.sign(sample) * (knee + (1 - knee) * Math.tanh(over / (1 - knee)));
}
