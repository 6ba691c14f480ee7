/** Of the longer text, so many letters may be heard otherwise: accents, a slip, a recognizer's errors. */
const mostDifference = 0.3;

/** Letters and digits alone, in lower case, without accents: what sounds the same is written the same. */
export const lettersOf = (text: string): string[] => [
  ...text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ''),
];

export interface TextMatch {
  /** Letters that were put in, left out or changed. */
  distance: number;
  isSame: boolean;
}

/** Is what was heard the text that was to be read? */
export function compareTexts(wanted: string, heard: string): TextMatch {
  const [one, two] = [lettersOf(wanted), lettersOf(heard)];
  const distance = levenshtein(one, two);
  return {
    distance,
    isSame: two.length > 0 && distance <= mostDifference * Math.max(one.length, two.length),
  };
}

/** With one row of memory. */
function levenshtein(one: readonly string[], two: readonly string[]): number {
  let row = Array.from({ length: two.length + 1 }, (_, column) => column);
  for (const [index, letter] of one.entries()) {
    const next = [index + 1];
    for (const [column, other] of two.entries()) {
      const changed = row[column]! + (letter === other ? 0 : 1);
      next.push(Math.min(changed, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
