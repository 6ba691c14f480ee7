import { solve } from './solve.ts';

/** What the encoder's numbers do when one goes in a direction of the timbre space: a row for each direction. */
export type Response = Float64Array[];

/** A change of place, and what the encoder made of it. */
export interface Change {
  way: ArrayLike<number>;
  /** Of the vector. */
  effect: Float64Array;
  weight: number;
}

/**
 * The linear response that fits changes best and stays near one that was known before (ridge regression about a
 * prior). With few changes the prior speaks, with many the changes.
 */
export function fitResponse(changes: readonly Change[], prior: Response, trust: number): Response {
  const count = prior.length;
  const size = prior[0]!.length;
  const matrix = Array.from({ length: count }, (_, row) => {
    const line = new Float64Array(count);
    line[row] = trust;
    return line;
  });
  const right = prior.map((row) => row.map((value) => trust * value));
  for (const { way, effect, weight } of changes)
    for (let row = 0; row < count; row++) {
      const share = weight * way[row]!;
      for (let column = 0; column < count; column++) matrix[row]![column]! += share * way[column]!;
      for (let at = 0; at < size; at++) right[row]![at]! += share * effect[at]!;
    }
  const fitted = prior.map(() => new Float64Array(size));
  for (let at = 0; at < size; at++) {
    const solved = solve(
      matrix,
      right.map((row) => row[at]!),
    );
    for (let row = 0; row < count; row++) fitted[row]![at] = solved[row]!;
  }
  return fitted;
}

/**
 * The way that brings a vector nearest to another by a linear response, no longer than `radius` (Levenberg and
 * Marquardt: the damping grows until the way is short enough). Going far from the middle of the space costs.
 */
export function wayTo(
  response: Response,
  missing: Float64Array,
  { place, radius, modesty }: { place: readonly number[]; radius: number; modesty: number },
): number[] {
  const products = response.map((row) => Float64Array.from(response, (other) => dot(row, other)));
  const pull = response.map((row, at) => dot(row, missing) - modesty * place[at]!);
  for (let damping = 1e-3; ; damping *= 2) {
    const matrix = products.map((row, at) => {
      const line = row.slice();
      line[at]! += damping + modesty;
      return line;
    });
    const way = solve(matrix, pull);
    if (Math.hypot(...way) <= radius || damping > 1e6) return [...way];
  }
}

export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}
