/** Main directions of the engine's own timbres. The first are the strongest, and enough for a short search. */
const mostDimensions = 40;
const rounds = 120;

/**
 * The space that the engine's own timbres span: a place in it has up to 40 coordinates, each measured in
 * deviations of the own voices. Deterministic: the same timbres give the same space.
 */
export class TimbreSpace {
  readonly #mean: Float64Array;
  readonly #axes: Float64Array[] = [];
  readonly #deviations: number[] = [];

  constructor(timbres: readonly Float64Array[]) {
    const size = timbres[0]!.length;
    this.#mean = Float64Array.from(
      { length: size },
      (_, at) => timbres.reduce((sum, timbre) => sum + timbre[at]!, 0) / timbres.length,
    );
    const rest = timbres.map((timbre) => timbre.map((value, at) => value - this.#mean[at]!));
    for (let axis = 0; axis < mostDimensions; axis++) this.#addAxis(rest);
  }

  /** Where a timbre stands. */
  place(timbre: Float64Array): number[] {
    return this.#axes.map(
      (axis, at) =>
        axis.reduce((sum, weight, index) => sum + weight * (timbre[index]! - this.#mean[index]!), 0) /
        this.#deviations[at]!,
    );
  }

  /** What must be added to a timbre to go so far in each direction; in the directions left out, not at all. */
  offset(way: readonly number[]): number[] {
    const sum = new Float64Array(this.#mean.length);
    for (const [at, axis] of this.#axes.slice(0, way.length).entries())
      for (let index = 0; index < sum.length; index++)
        sum[index]! += way[at]! * this.#deviations[at]! * axis[index]!;
    return Array.from(sum, (value) => Math.round(value * 1e4) / 1e4);
  }

  /** The strongest direction of what the axes before left over, by power iteration; taken out of `rest`. */
  #addAxis(rest: Float64Array[]): void {
    let axis = startAxis(rest);
    for (let round = 0; round < rounds; round++) {
      const next = new Float64Array(axis.length);
      for (const row of rest) {
        const along = dot(row, axis);
        for (let index = 0; index < next.length; index++) next[index]! += along * row[index]!;
      }
      const length = Math.sqrt(dot(next, next)) || 1;
      axis = next.map((value) => value / length);
    }
    const along = rest.map((row) => dot(row, axis));
    for (const [at, row] of rest.entries())
      for (let index = 0; index < row.length; index++) row[index]! -= along[at]! * axis[index]!;
    this.#axes.push(axis);
    this.#deviations.push(Math.sqrt(along.reduce((sum, value) => sum + value * value, 0) / along.length));
  }
}

/** The longest row: nothing that is left is at right angles to all rows. */
function startAxis(rest: readonly Float64Array[]): Float64Array {
  return rest.reduce((most, row) => (dot(row, row) > dot(most, most) ? row : most)).slice();
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}
