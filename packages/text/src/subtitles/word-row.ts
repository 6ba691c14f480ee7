import { cutCost } from './cut-cost.ts';
import { textWidth } from './text-width.ts';
import type { TimedWord } from './timed-words.ts';

/** Words side by side, measured once: the width of any stretch of them is a subtraction. */
export class WordRow {
  readonly words: readonly TimedWord[];
  /** What a cut after each word costs. */
  readonly cutCosts: readonly number[];
  readonly #lineWidth: number;
  /** Where each word ends when all stand on one endless line. */
  readonly #ends: Float64Array;
  readonly #widths: Float64Array;

  constructor(words: readonly TimedWord[], lineWidth: number) {
    this.words = words;
    this.cutCosts = words.map(({ text }) => cutCost(text));
    this.#lineWidth = lineWidth;
    this.#widths = Float64Array.from(words, ({ text }) => textWidth(text));
    this.#ends = new Float64Array(words.length);
    let end = 0;
    for (const [index, { joined }] of words.entries()) {
      end += this.#widths[index]! + (index === 0 || joined ? 0 : 1);
      this.#ends[index] = end;
    }
  }

  /** Of the words `from` to `to` (exclusive) on one line. */
  width(from: number, to: number): number {
    return this.#ends[to - 1]! - this.#ends[from]! + this.#widths[from]!;
  }

  /**
   * Where the second line begins: the best place near the middle, the lower line rather the longer. `to` when one
   * line is enough, undefined when two are not.
   */
  lineBreak(from: number, to: number): number | undefined {
    if (this.width(from, to) <= this.#lineWidth) return to;
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let at = from + 1; at < to; at++) {
      const upper = this.width(from, at);
      if (upper > this.#lineWidth) break;
      const lower = this.width(at, to);
      if (lower > this.#lineWidth) continue;
      const cost = Math.abs(upper - lower) + (upper > lower ? 2 : 0) + 4 * this.cutCosts[at - 1]!;
      if (cost >= least) continue;
      least = cost;
      best = at;
    }
    return best;
  }

  /** The words `from` to `to` as one line or two. */
  lines(from: number, to: number): string[] {
    const at = this.lineBreak(from, to) ?? to;
    return at === to ? [this.#text(from, to)] : [this.#text(from, at), this.#text(at, to)];
  }

  #text(from: number, to: number): string {
    return this.words
      .slice(from, to)
      .map(({ text, joined }, index) => (index === 0 || joined ? text : ` ${text}`))
      .join('');
  }
}
