/** Something with what it is about, as a vector of length 1. */
export interface Meant {
  vector: readonly number[];
}

/** So near (cosine) is a conversation to others of its topic: closer than those that merely share a subject. */
const near = 0.5;

/**
 * Groups of what is about the same, largest first, the nearest to its middle first in each. Each is put to the group
 * whose middle is nearest, or begins one; then all are put once more, so that their order tells little.
 */
export function groupByMeaning<Item extends Meant>(items: readonly Item[]): Item[][] {
  let middles: number[][] = [];
  for (const { vector } of items) {
    const at = nearest(middles, vector);
    if (at === undefined) middles.push([...vector]);
    else middles[at] = middles[at]!.map((value, place) => value + vector[place]!);
  }
  middles = middles.map(unit);
  const groups = middles.map((): Item[] => []);
  for (const item of items) {
    const at = nearest(middles, item.vector);
    if (at === undefined) groups.push([item]);
    else groups[at]!.push(item);
  }
  return groups
    .filter(({ length }) => length > 0)
    .map(fromTheMiddle)
    .sort((one, two) => two.length - one.length);
}

function fromTheMiddle<Item extends Meant>(group: Item[]): Item[] {
  const middle = unit(meanOf(group.map(({ vector }) => vector)));
  return group.toSorted((one, two) => product(middle, two.vector) - product(middle, one.vector));
}

/** The place of the nearest middle that is near; middles need not have length 1. */
function nearest(middles: readonly number[][], vector: readonly number[]): number | undefined {
  let best: number | undefined;
  let most = near;
  for (const [place, middle] of middles.entries()) {
    const likeness = product(middle, vector) / (Math.hypot(...middle) || 1);
    if (likeness < most) continue;
    most = likeness;
    best = place;
  }
  return best;
}

/** The mean of vectors of the same length. */
export function meanOf(vectors: readonly (readonly number[])[]): number[] {
  const [first = []] = vectors;
  return first.map((_, place) => vectors.reduce((sum, vector) => sum + vector[place]!, 0) / vectors.length);
}

export function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const product = (one: readonly number[], two: readonly number[]): number =>
  one.reduce((sum, value, place) => sum + value * two[place]!, 0);
