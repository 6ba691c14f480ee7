import { isOfAddress } from './addresses.ts';
import { foldText } from './fold-text.ts';
import type { PronunciationRule } from './pronunciation-rule.ts';

/** A rule as it is looked for. */
export interface CompiledRule {
  rule: PronunciationRule;
  /** Place in the list, from 0. */
  index: number;
  exact: string;
  ofAddress: boolean;
}

/** Rules in the order of what they find, so that a place of a text is tried against all of them at once. */
export interface Pronunciations {
  /** Sorted by UTF-16 units; no two are equal. */
  keys: readonly string[];
  /** For each key the rules that find it, in the order of the list. */
  rules: readonly (readonly CompiledRule[])[];
  /** For the first unit of a key: where its keys begin and end. */
  firsts: ReadonlyMap<string, readonly [number, number]>;
  /** Some rule also finds a part of a word. */
  hasPartsOfWords: boolean;
}

/** Done once for a list of rules, which may be long; a rule that finds nothing is left out. */
export function compilePronunciations(list: readonly PronunciationRule[]): Pronunciations {
  const byKey = new Map<string, CompiledRule[]>();
  for (const [index, rule] of list.entries()) {
    const { exact, folded } = foldText(rule.find.trim());
    if (folded === '') continue;
    const compiled = { rule, index, exact, ofAddress: isOfAddress(exact) };
    const known = byKey.get(folded);
    if (known) known.push(compiled);
    else byKey.set(folded, [compiled]);
  }
  const keys = [...byKey.keys()].sort();
  const firsts = new Map<string, [number, number]>();
  for (const [at, key] of keys.entries()) {
    const range = firsts.get(key[0]!);
    if (range) range[1] = at + 1;
    else firsts.set(key[0]!, [at, at + 1]);
  }
  return {
    keys,
    rules: keys.map((key) => byKey.get(key)!),
    firsts,
    hasPartsOfWords: list.some(({ wordBoundaries }) => !wordBoundaries),
  };
}

/**
 * Calls `take` with every rule that finds `text[start, end)` for some end up to `limit`, shorter ends first. No step
 * back: the time is bounded by the length of the longest key.
 */
export function walkKeys(
  { keys, rules, firsts }: Pronunciations,
  folded: string,
  start: number,
  limit: number,
  take: (rule: CompiledRule, end: number) => void,
): void {
  let [from, to] = firsts.get(folded[start]!) ?? [0, 0];
  for (let depth = 1; from < to; depth += 1) {
    if (keys[from]!.length === depth) {
      for (const rule of rules[from]!) take(rule, start + depth);
      from += 1;
    }
    if (start + depth >= limit) return;
    const unit = folded.charCodeAt(start + depth);
    from = firstAtLeast(keys, from, to, depth, unit);
    to = firstAtLeast(keys, from, to, depth, unit + 1);
  }
}

function firstAtLeast(
  keys: readonly string[],
  from: number,
  to: number,
  depth: number,
  unit: number,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]!.charCodeAt(depth) < unit) low = middle + 1;
    else high = middle;
  }
  return low;
}
