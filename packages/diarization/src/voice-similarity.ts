/** Vectors of one voice, together: their sum holds all that average linkage needs. */
export interface Cluster {
  members: number[];
  sum: Float32Array;
}

/** Mean similarity of the members of two clusters: the product of their mean vectors. */
export const similarity = (one: Cluster, other: Cluster): number =>
  dot(one.sum, other.sum) / (one.members.length * other.members.length);

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += one[index]! * other[index]!;
  return sum;
}
