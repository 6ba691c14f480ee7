const longest = 6;
/** What is missing counts more than what is too much. */
const beta = 2;

interface Counts {
  same: number;
  said: number;
  wanted: number;
}

/**
 * chrF of translations against references, 0 to 100: how many runs of one to six letters the two have in common,
 * without spaces (Popović 2015, chrF2). Counted over all texts together, in order.
 */
export function chrf(translations: readonly string[], references: readonly string[]): number {
  const scores: number[] = [];
  for (let length = 1; length <= longest; length += 1) {
    const { same, said, wanted } = countAll(translations, references, length);
    if (said === 0 && wanted === 0) continue;
    const precision = said > 0 ? same / said : 0;
    const recall = wanted > 0 ? same / wanted : 0;
    const both = beta ** 2 * precision + recall;
    scores.push(both > 0 ? ((1 + beta ** 2) * precision * recall) / both : 0);
  }
  return scores.length > 0 ? (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length : 0;
}

function countAll(translations: readonly string[], references: readonly string[], length: number): Counts {
  const all: Counts = { same: 0, said: 0, wanted: 0 };
  for (const [index, reference] of references.entries()) {
    const said = runsOf(translations[index] ?? '', length);
    const wanted = runsOf(reference, length);
    for (const [run, count] of said) {
      all.said += count;
      all.same += Math.min(count, wanted.get(run) ?? 0);
    }
    for (const count of wanted.values()) all.wanted += count;
  }
  return all;
}

function runsOf(text: string, length: number): Map<string, number> {
  const letters = [...text.normalize('NFC').replace(/\s+/g, '')];
  const runs = new Map<string, number>();
  for (let at = 0; at + length <= letters.length; at += 1) {
    const run = letters.slice(at, at + length).join('');
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}
