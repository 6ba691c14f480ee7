import type { Random } from './random.ts';

/** A value for each position. */
export type Curve = (position: number) => number;

/** A random curve of deviation about 1 without corners: a new aim every `step` positions, cosine between them. */
export function smoothCurve(length: number, step: number, random: Random): Curve {
  const aims = random.normals(Math.ceil(length / step) + 2);
  return (position) => {
    const index = Math.floor(position / step);
    const share = 0.5 - 0.5 * Math.cos(Math.PI * (position / step - index));
    return aims[index]! * (1 - share) + aims[index + 1]! * share;
  };
}
