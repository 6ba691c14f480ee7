/** Letters that differ in marks and case alone are one, so that `Ämter` and `amter` are. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The first of some words or phrases that stands in a text, as whole words; undefined when none does. */
export function findBlockedWord(blocked: readonly string[], text: string): string | undefined {
  if (blocked.length === 0) return undefined;
  const words = ` ${wordsOf(text)} `;
  return blocked.find((phrase) => {
    const sought = wordsOf(phrase);
    return sought !== '' && words.includes(` ${sought} `);
  });
}

/** Scripts without spaces have no words to tell apart: each of their letters is one. */
const wordsOf = (text: string): string =>
  folded(text)
    .replace(/(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})/gu, ' $1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
