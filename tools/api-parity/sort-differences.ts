import type { Difference, Rule } from './difference.ts';

/** Differences that stay, and why. All that it names must match. */
export interface KnownDifference {
  rule: Rule;
  /** `GET /v1/voices`; any where none is named. */
  operations?: readonly RegExp[];
  /** `body settings.name`; any where none is named. */
  at?: readonly RegExp[];
  says?: RegExp;
  reason: string;
}

interface SortedDifferences {
  /** Each entry with how many differences it explains. */
  explained: ReadonlyMap<KnownDifference, number>;
  unexplained: readonly Difference[];
  /** Entries that explain nothing any more. */
  stale: readonly KnownDifference[];
}

export function sortDifferences(
  differences: readonly Difference[],
  known: readonly KnownDifference[],
): SortedDifferences {
  const explained = new Map<KnownDifference, number>();
  const unexplained: Difference[] = [];
  for (const difference of differences) {
    const entry = known.find((one) => matches(one, difference));
    if (entry) explained.set(entry, (explained.get(entry) ?? 0) + 1);
    else unexplained.push(difference);
  }
  return { explained, unexplained, stale: known.filter((entry) => !explained.has(entry)) };
}

const matches = (known: KnownDifference, { rule, operation, at, says }: Difference): boolean =>
  known.rule === rule &&
  isAny(known.operations, operation) &&
  isAny(known.at, at) &&
  (known.says?.test(says) ?? true);

const isAny = (patterns: readonly RegExp[] | undefined, text: string): boolean =>
  patterns?.some((pattern) => pattern.test(text)) ?? true;
