/** Word edits (Levenshtein) over words said; case and punctuation do not count. Without vitest, for measurements too. */
export function wordErrorRate(said: string, heard: string): number {
  const expected = plainWords(said);
  const actual = plainWords(heard);
  let row = actual.map((_, index) => index + 1);
  row.unshift(0);
  expected.forEach((word, index) => {
    const next = [index + 1];
    actual.forEach((other, column) => {
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + Number(word !== other)));
    });
    row = next;
  });
  return row.at(-1)! / Math.max(1, expected.length);
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  );
}
