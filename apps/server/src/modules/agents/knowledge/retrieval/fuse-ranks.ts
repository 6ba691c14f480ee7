/** As its authors set it: how little the first places differ (Cormack and others, SIGIR 2009). */
const smoothing = 60;

/** Several rankings as one: each gives an id one part of 60 and its place. Best first. */
export function fuseRanks(rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const [place, id] of ranking.entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (smoothing + place + 1));
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
