import { type Cluster, similarity } from './voice-similarity.ts';

export interface Pair {
  one: number;
  other: number;
  similarity: number;
}

/** Similarity of every two clusters, with the best of each row kept, so that a merge costs one row and not all. */
export class SimilarityTable {
  readonly #size: number;
  readonly #values: Float32Array;
  readonly #isGone: boolean[];
  /** The likest in each row. */
  readonly #best: Int32Array;

  constructor(clusters: readonly Cluster[]) {
    this.#size = clusters.length;
    this.#values = new Float32Array(this.#size ** 2);
    this.#isGone = clusters.map(() => false);
    for (const [one, cluster] of clusters.entries())
      for (let other = one + 1; other < this.#size; other += 1)
        this.#set(one, other, similarity(cluster, clusters[other]!));
    this.#best = Int32Array.from(clusters, (_, row) => this.#bestOf(row));
  }

  likest(): Pair {
    let pair: Pair = { one: -1, other: -1, similarity: Number.NEGATIVE_INFINITY };
    for (let one = 0; one < this.#size; one += 1) {
      const other = this.#best[one]!;
      if (this.#isGone[one] || other < 0) continue;
      const found = this.#get(one, other);
      if (found > pair.similarity) pair = { one, other, similarity: found };
    }
    return pair;
  }

  /** Makes two clusters one, under the first one's number: the mean of means, by their sizes (Lance and Williams). */
  join(one: number, other: number, sizeOfOne: number, sizeOfOther: number): void {
    this.#isGone[other] = true;
    const share = sizeOfOne / (sizeOfOne + sizeOfOther);
    for (let row = 0; row < this.#size; row += 1) {
      if (this.#isGone[row] || row === one) continue;
      this.#set(one, row, share * this.#get(one, row) + (1 - share) * this.#get(other, row));
      const best = this.#best[row]!;
      if (best === one || best === other) this.#best[row] = this.#bestOf(row);
      else if (this.#get(row, one) > this.#get(row, best)) this.#best[row] = one;
    }
    this.#best[one] = this.#bestOf(one);
  }

  #bestOf(row: number): number {
    let best = -1;
    for (let column = 0; column < this.#size; column += 1) {
      if (column === row || this.#isGone[column]) continue;
      if (best < 0 || this.#get(row, column) > this.#get(row, best)) best = column;
    }
    return best;
  }

  #get(row: number, column: number): number {
    return this.#values[row * this.#size + column]!;
  }

  #set(row: number, column: number, value: number): void {
    this.#values[row * this.#size + column] = value;
    this.#values[column * this.#size + row] = value;
  }
}
