import { SimilarityTable } from './similarity-table.ts';
import type { Cluster } from './voice-similarity.ts';

/** So many are compared with each other at once; more are clustered in blocks first. */
const blockSize = 600;

/**
 * Agglomerative clustering of vectors of length 1 with average linkage on their cosine: the two clusters that are
 * most alike become one, until none are alike by `threshold`. Time grows with the square of a block, not of the whole.
 */
export function clusterVectors(vectors: readonly Float32Array[], threshold: number): Cluster[] {
  let clusters: Cluster[] = vectors.map((vector, index) => ({ members: [index], sum: vector }));
  while (clusters.length > blockSize) {
    const before = clusters.length;
    clusters = blocksOf(clusters).flatMap((block) => mergeAlike(block, threshold));
    if (clusters.length === before) break;
  }
  return mergeAlike(clusters, threshold);
}

/** Merges the clusters that are most alike until none reach `threshold` and at most `most` are left. */
export function mergeAlike(
  clusters: readonly Cluster[],
  threshold: number,
  most = Number.POSITIVE_INFINITY,
): Cluster[] {
  const left: (Cluster | undefined)[] = [...clusters];
  const table = new SimilarityTable(clusters);
  for (let count = left.length; count > 1; count -= 1) {
    const pair = table.likest();
    if (pair.similarity < threshold && count <= most) break;
    const [one, other] = [left[pair.one]!, left[pair.other]!];
    table.join(pair.one, pair.other, one.members.length, other.members.length);
    left[pair.one] = join(one, other);
    left[pair.other] = undefined;
  }
  return left.filter((cluster) => cluster !== undefined);
}

export function join(one: Cluster, other: Cluster): Cluster {
  const sum = one.sum.map((value, index) => value + other.sum[index]!);
  return { members: [...one.members, ...other.members], sum };
}

function blocksOf(clusters: readonly Cluster[]): Cluster[][] {
  const count = Math.ceil(clusters.length / blockSize);
  return Array.from({ length: count }, (_, index) =>
    clusters.slice(index * blockSize, (index + 1) * blockSize),
  );
}
