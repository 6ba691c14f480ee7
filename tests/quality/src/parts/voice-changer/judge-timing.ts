interface TimedWord {
  text: string;
  startMs: number;
}

const lettersOf = ({ text }: TimedWord): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The middle distance between the beginnings of words that both hear, in order; those that differ are left out. */
export function wordTimingErrorMs(before: readonly TimedWord[], after: readonly TimedWord[]): number {
  const distances: number[] = [];
  let from = 0;
  for (const word of before) {
    const at = after.findIndex((other, index) => index >= from && lettersOf(other) === lettersOf(word));
    if (at < 0) continue;
    distances.push(Math.abs(after[at]!.startMs - word.startMs));
    from = at + 1;
  }
  distances.sort((one, other) => one - other);
  return distances[distances.length >> 1] ?? Number.POSITIVE_INFINITY;
}
