import { alike } from '../../src/similarity.ts';
import type { Candidate } from './candidates.ts';
import type { Heard } from './measured.ts';

export interface HeardCandidate {
  candidate: Candidate;
  /** Undefined: nobody listened yet, and what it is mixed of speaks for it. */
  heard: Heard | undefined;
}

/** So alike two voices are taken for one. */
const mostAlike = 0.75;

/** In their order, without those that come too near to one before, until there are enough. */
export function chooseDifferent(all: readonly HeardCandidate[], wanted: number): HeardCandidate[] {
  const chosen: HeardCandidate[] = [];
  for (const each of all) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => isTooNear(each, other))) chosen.push(each);
  }
  return chosen;
}

const isTooNear = ({ heard: one }: HeardCandidate, { heard: other }: HeardCandidate): boolean =>
  one !== undefined && other !== undefined && alike(one.vector, other.vector) > mostAlike;

/** Of all pairs the highest and the middle similarity, and the middle of what each has to the one next to it. */
export function figuresOf(vectors: readonly (readonly number[])[]) {
  const pairs: number[] = [];
  const nearest = vectors.map(() => -1);
  for (const [at, one] of vectors.entries()) {
    for (let to = at + 1; to < vectors.length; to++) {
      const similarity = alike(one, vectors[to]!);
      pairs.push(similarity);
      nearest[at] = Math.max(nearest[at]!, similarity);
      nearest[to] = Math.max(nearest[to]!, similarity);
    }
  }
  return { highest: Math.max(...pairs), median: median(pairs), medianNearest: median(nearest) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
