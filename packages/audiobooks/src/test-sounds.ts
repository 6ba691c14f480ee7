import type { TakeSound } from './joining/take-sound.ts';

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

/** Syllables of noise with rests between, as uneven as speech; the same in every run. */
export function syllables(seconds: number, sampleRateHz: number, amplitude: number): Float32Array {
  let state = 7;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
  const length = Math.round(0.18 * sampleRateHz);
  return Float32Array.from({ length: Math.round(seconds * sampleRateHz) }, (_, index) => {
    const syllable = Math.floor(index / length);
    const strength = syllable % 9 > 6 ? 0 : 0.3 + 0.7 * ((syllable * 7919) % 10) * 0.1;
    return amplitude * strength * Math.sin((Math.PI * (index % length)) / length) * random();
  });
}
