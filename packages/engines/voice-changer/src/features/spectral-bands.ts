import { sampleRateHz } from '../rates.ts';

/** Envelopes are kept at so many frequencies, evenly from 0 to half the sample rate. */
export const bandCount = 129;
export const bandHz = sampleRateHz / 2 / (bandCount - 1);

/** The value of a curve at a place between its points. */
export function between(curve: ArrayLike<number>, place: number): number {
  const held = Math.min(curve.length - 1, Math.max(0, place));
  const left = Math.floor(held);
  const right = Math.min(curve.length - 1, left + 1);
  return curve[left]! + (curve[right]! - curve[left]!) * (held - left);
}

/** Mean of each point and its neighbors up to `reach` away. */
export function smooth(curve: ArrayLike<number>, reach: number): Float64Array {
  return Float64Array.from({ length: curve.length }, (_, index) => {
    let sum = 0;
    let count = 0;
    for (let near = index - reach; near <= index + reach; near++) {
      if (near < 0 || near >= curve.length) continue;
      sum += curve[near]!;
      count++;
    }
    return sum / count;
  });
}
