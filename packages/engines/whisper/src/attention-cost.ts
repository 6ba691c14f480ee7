/** States over which the attention is smoothed: 140 ms. */
const MEDIAN_WIDTH = 7;

export interface AttentionWindow {
  /** [heads, tokens, listened] */
  attention: Float32Array;
  /** States of the window. */
  listened: number;
  heads: number;
  tokens: number;
  /** The first of the tokens that count, and how many. */
  from: number;
  count: number;
  /** How many of them hold sound. */
  states: number;
}

/**
 * Cost [count, states] of each token being heard at each state: the less, the more the alignment heads looked
 * there. Each head's weights are measured against those of other tokens at the same state, and smoothed.
 */
export function attentionCost({
  attention,
  listened,
  heads,
  tokens,
  from,
  count,
  states,
}: AttentionWindow): Float32Array {
  const cost = new Float32Array(count * states);
  const smooth = new MedianFilter(MEDIAN_WIDTH);
  for (let head = 0; head < heads; head += 1) {
    const rows = normalizedRows({ attention, listened, tokens, states }, head * tokens);
    for (let row = 0; row < count; row += 1) {
      const smoothed = smooth.run(rows.subarray((from + row) * states, (from + row + 1) * states));
      for (let state = 0; state < states; state += 1) cost[row * states + state]! -= smoothed[state]! / heads;
    }
  }
  return cost;
}

/** Each row sums to one over the states that hold sound, then each column has mean 0 and deviation 1. */
function normalizedRows(
  { attention, listened, tokens, states }: Omit<AttentionWindow, 'heads' | 'from' | 'count'>,
  first: number,
): Float32Array {
  const rows = new Float32Array(tokens * states);
  const sums = new Float64Array(states);
  const squares = new Float64Array(states);
  for (let token = 0; token < tokens; token += 1) {
    const weights = attention.subarray((first + token) * listened, (first + token) * listened + states);
    let total = 0;
    for (const weight of weights) total += weight;
    for (let state = 0; state < states; state += 1) {
      const share = weights[state]! / Math.max(total, Number.MIN_VALUE);
      rows[token * states + state] = share;
      sums[state]! += share;
      squares[state]! += share * share;
    }
  }
  for (let state = 0; state < states; state += 1) {
    const mean = sums[state]! / tokens;
    const deviation = Math.sqrt(Math.max(squares[state]! / tokens - mean * mean, 0)) || 1;
    for (let token = 0; token < tokens; token += 1)
      rows[token * states + state] = (rows[token * states + state]! - mean) / deviation;
  }
  return rows;
}

/** The middle of each value and its neighbors; at the ends the row is mirrored. */
class MedianFilter {
  readonly #half: number;
  readonly #sorted: number[] = [];

  constructor(width: number) {
    this.#half = (width - 1) / 2;
  }

  run(values: Float32Array): Float32Array {
    const last = values.length - 1;
    if (last < this.#half) return values;
    const at = (index: number): number =>
      values[index < 0 ? -index : index > last ? 2 * last - index : index]!;
    this.#sorted.length = 0;
    for (let index = -this.#half; index < this.#half; index += 1) this.#insert(at(index));
    return values.map((_, index) => {
      this.#insert(at(index + this.#half));
      const middle = this.#sorted[this.#half]!;
      this.#sorted.splice(this.#sorted.indexOf(at(index - this.#half)), 1);
      return middle;
    });
  }

  #insert(value: number): void {
    const place = this.#sorted.findIndex((other) => other > value);
    this.#sorted.splice(place < 0 ? this.#sorted.length : place, 0, value);
  }
}
