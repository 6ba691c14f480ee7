/** What callers send: 16-bit mono. */
export const callerRateHz = 16_000;
const millisecond = callerRateHz / 1000;

/** Below this, of the loudest, it is no speech any more. */
const silenceShare = 0.02;

export const fromBytes = (bytes: Uint8Array): Int16Array<ArrayBuffer> =>
  new Int16Array(bytes.slice(0, bytes.length & ~1).buffer);

/** Without the silence before and after it. */
export function trimmed(sound: Int16Array): Int16Array {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isHeard = (sample: number): boolean => Math.abs(sample) > loudest * silenceShare;
  const first = sound.findIndex(isHeard);
  return first < 0 ? sound.subarray(0, 0) : sound.subarray(first, sound.findLastIndex(isHeard) + 1);
}

export function levelOf(sound: Int16Array): number {
  let power = 0;
  for (const sample of sound) power += sample * sample;
  return Math.sqrt(power / Math.max(1, sound.length));
}

export const msOf = (samples: number): number => samples / millisecond;
export const samplesOf = (ms: number): number => Math.round(ms * millisecond);

/** Adds one sound to another in its place, as loud as it is told. */
export function mixInto(target: Int16Array, from: Int16Array, gain: number): void {
  for (let at = 0; at < target.length; at++) {
    const sum = target[at]! + (from[at] ?? 0) * gain;
    target[at] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
}
