/**
 * How little the first places differ. The authors of the way set 60 for lists of a thousand (Cormack and others, SIGIR
 * 2009); of a hundred the first should count for more.
 */
const smoothing = 20;

interface Ranking {
  /** Best first. */
  ids: readonly string[];
  weight: number;
}

/** Several rankings as one: each gives an id its weight by the place that it has there. Best first. */
export function fuseRanks(rankings: readonly Ranking[]): string[] {
  const scores = new Map<string, number>();
  for (const { ids, weight } of rankings)
    for (const [place, id] of ids.entries())
      scores.set(id, (scores.get(id) ?? 0) + weight / (smoothing + place + 1));
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** Passages by words and by meaning. Meaning finds more of what people ask: `npm run quality -- --only knowledge`. */
export const fuseWaysOfSearch = (byWords: readonly string[], byMeaning: readonly string[]): string[] =>
  fuseRanks([
    { ids: byWords, weight: 1 },
    { ids: byMeaning, weight: 2 },
  ]);
