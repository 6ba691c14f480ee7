import type { TakeSound } from './joining/join-blocks.ts';

/** Signals for tests. */
export const sine = (tone: {
  seconds: number;
  amplitude: number;
  sampleRateHz: number;
  frequencyHz?: number;
}): Float32Array =>
  Float32Array.from(
    { length: Math.round(tone.seconds * tone.sampleRateHz) },
    (_, index) =>
      tone.amplitude * Math.sin((2 * Math.PI * (tone.frequencyHz ?? 300) * index) / tone.sampleRateHz),
  );

/** Samples as a sound that comes in pieces. */
export const soundOf = (samples: Float32Array, sampleRateHz: number, pieces = 4096): TakeSound => ({
  sampleRateHz,
  async *open() {
    for (let start = 0; start < samples.length; start += pieces) yield samples.slice(start, start + pieces);
  },
});

export async function collect(sound: AsyncIterable<Float32Array>): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for await (const part of sound) parts.push(part);
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
