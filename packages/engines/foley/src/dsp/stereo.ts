import { RATE } from './rate.ts';

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

/** Both ears, each by a function of its own. */
export const eachSide = (make: (side: 0 | 1) => Float32Array): Stereo => ({ left: make(0), right: make(1) });

export function eachChannel(sound: Stereo, change: (samples: Float32Array) => unknown): Stereo {
  change(sound.left);
  change(sound.right);
  return sound;
}

export function addStereo(sound: Stereo, other: Stereo, gain = 1, from = 0): Stereo {
  const end = Math.min(sound.left.length, from + other.left.length);
  for (let at = Math.max(0, from); at < end; at += 1) {
    sound.left[at]! += gain * other.left[at - from]!;
    sound.right[at]! += gain * other.right[at - from]!;
  }
  return sound;
}

/** Loudness and delay at each ear of something at `pan`, -1 (left) to 1: equal power, and the width of a head. */
export function ears(pan: number): { gain: [number, number]; delay: [number, number] } {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  const late = Math.round(Math.abs(pan) * 0.0004 * RATE);
  return { gain: [Math.cos(angle), Math.sin(angle)], delay: pan > 0 ? [late, 0] : [0, late] };
}
