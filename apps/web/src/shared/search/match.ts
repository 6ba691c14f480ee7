/** Letters alone: neither case nor accents tell words apart. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** So long a word is found within others too: `speech` in `text-to-speech` begins a word, `load` in `upload` does not. */
const longWord = 3;

const begins = (word: string, text: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));
const isIn = (word: string, text: string): boolean =>
  begins(word, text) || (word.length >= longWord && text.includes(word));

/**
 * How well something fits what was typed, every word of it: 3 its title begins so, 2 words of its title do, 1 words of
 * the title and of what else is said of it, 0 not at all.
 */
export function rankOf(query: string, title: string, more = ''): number {
  const words = wordsOf(query);
  const name = plain(title);
  if (name.startsWith(words.join(' '))) return 3;
  if (words.every((word) => begins(word, name))) return 2;
  const all = `${name} ${plain(more)}`;
  return words.every((word) => isIn(word, all)) ? 1 : 0;
}

/** Those that fit, the best first. */
export function bestOf<Item>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => readonly [title: string, more?: string],
): { item: Item; rank: number }[] {
  return items
    .map((item) => ({ item, rank: rankOf(query, ...textsOf(item)) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text cut where the words that were typed stand in it. */
export function partsOf(text: string, query: string): TextPart[] {
  const marks = marksOf([...text].map(plain), wordsOf(query));
  const parts: TextPart[] = [];
  for (const [at, letter] of [...text].entries()) {
    const isMatch = marks[at] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/** Of each letter, whether one of the words covers it. A plain letter may be longer or shorter than the written one. */
function marksOf(letters: readonly string[], words: readonly string[]): boolean[] {
  const marks = letters.map(() => false);
  const owners = letters.flatMap((letter, at) => [...letter].map(() => at));
  const text = letters.join('');
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
      const isWithin = /[\p{L}\p{N}]/u.test(text[from - 1] ?? '');
      if (isWithin && word.length < longWord) continue;
      for (const at of owners.slice(from, from + word.length)) marks[at] = true;
    }
  }
  return marks;
}

/** So much of a long text as shows the first of the words, in one line. */
export function excerptOf(text: string, query: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const found = wordsOf(query).map((word) => plain(line).indexOf(word));
  const first = Math.min(...found.filter((at) => at >= 0));
  if (line.length <= length || !Number.isFinite(first) || first < length / 2) return line.slice(0, length);
  const from = line.lastIndexOf(' ', first - length / 4) + 1;
  return `… ${line.slice(from, from + length)}`;
}
