import { type CompiledRule, type Pronunciations, walkKeys } from './compile-pronunciations.ts';
import { type FoldedText, foldText } from './fold-text.ts';
import type { PronunciationRule } from './pronunciation-rule.ts';
import { isCharacterBoundary, isWithinNumber, isWordBoundary } from './word-boundaries.ts';

/** Where a rule changes a text; UTF-16 offsets, end exclusive. */
export interface PronunciationMatch {
  start: number;
  end: number;
  rule: PronunciationRule;
  /** Which of the lists, and which rule of it, from 0. */
  list: number;
  index: number;
}

/** Whether a rule may change `text[start, end)`. */
type Allows = (rule: CompiledRule, start: number, end: number) => boolean;

/**
 * What some lists of rules change in a text, in the order of the text. Where several rules find the same or overlapping
 * parts, the first list and in it the first rule wins, as upstream. What was replaced is not looked at again.
 */
export function findPronunciations(
  text: string,
  lists: readonly Pronunciations[],
  allows: Allows = () => true,
): PronunciationMatch[] {
  return new PronunciationSearch(text, lists, allows).run();
}

interface Candidate extends PronunciationMatch {
  /** In the folded text. */
  at: number;
  until: number;
}

const byRank = (a: Candidate, b: Candidate): number => a.list - b.list || a.index - b.index || a.at - b.at;

class PronunciationSearch {
  readonly #text: FoldedText;
  readonly #lists: readonly Pronunciations[];
  readonly #allows: Allows;
  /** 1 where a rule has taken the unit of the folded text. */
  readonly #taken: Uint8Array;

  constructor(text: string, lists: readonly Pronunciations[], allows: Allows) {
    this.#text = foldText(text);
    this.#lists = lists;
    this.#allows = allows;
    this.#taken = new Uint8Array(this.#text.exact.length);
  }

  run(): PronunciationMatch[] {
    const waiting = this.#candidates().sort(byRank);
    const found: Candidate[] = [];
    for (let next = 0; next < waiting.length; next += 1) {
      const candidate = waiting[next]!;
      const free = this.#freeUntil(candidate.at, candidate.until);
      if (free === candidate.until) {
        this.#taken.fill(1, candidate.at, candidate.until);
        found.push(candidate);
      } else if (free > candidate.at) {
        // another rule took a part of it: perhaps a later one is short enough for what is left
        const other = this.#best(candidate.at, free);
        if (other) waiting.splice(placeOf(other, waiting, next + 1), 0, other);
      }
    }
    return found.sort((a, b) => a.start - b.start).map(({ at, until, ...match }) => match);
  }

  #candidates(): Candidate[] {
    const found: Candidate[] = [];
    const { folded } = this.#text;
    for (let at = 0; at < folded.length; at += 1) {
      const best = this.#best(at, folded.length);
      if (best) found.push(best);
    }
    return found;
  }

  /** The first rule of all that finds something from here on. */
  #best(at: number, limit: number): Candidate | undefined {
    const { folded } = this.#text;
    for (const [list, rules] of this.#lists.entries()) {
      if (!rules.firsts.has(folded[at]!)) continue;
      const best = this.#bestOf(rules, at, limit);
      if (best) return { ...best, list };
    }
    return undefined;
  }

  #bestOf(rules: Pronunciations, at: number, limit: number): Omit<Candidate, 'list'> | undefined {
    const { exact, folded } = this.#text;
    const isBoundary = isWordBoundary(exact, at);
    if (!isBoundary && (!rules.hasPartsOfWords || !isCharacterBoundary(exact, at))) return undefined;
    let best: Omit<Candidate, 'list'> | undefined;
    walkKeys(rules, folded, at, limit, (compiled, until) => {
      const { rule, index } = compiled;
      if (best && best.index < index) return;
      if (rule.caseSensitive && exact.slice(at, until) !== compiled.exact) return;
      if (rule.wordBoundaries ? !this.#isWord(at, until, isBoundary) : !isCharacterBoundary(exact, until))
        return;
      const [start, end] = [this.#offset(at), this.#offset(until)];
      if (this.#allows(compiled, start, end)) best = { start, end, rule, index, at, until };
    });
    return best;
  }

  #isWord(at: number, until: number, beginsWord: boolean): boolean {
    const { exact } = this.#text;
    return beginsWord && isWordBoundary(exact, until) && !isWithinNumber(exact, at, until);
  }

  #freeUntil(at: number, until: number): number {
    let free = at;
    while (free < until && this.#taken[free] === 0) free += 1;
    return free;
  }

  #offset(at: number): number {
    return this.#text.offsets?.[at] ?? at;
  }
}

function placeOf(candidate: Candidate, sorted: readonly Candidate[], from: number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byRank(sorted[middle]!, candidate) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
