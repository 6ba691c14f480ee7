import { expect, test } from 'vitest';
import { type MarkedLetter, makePausal } from './pausal-form.ts';

function pausal(word: string): string {
  const letters: MarkedLetter[] = [];
  for (const character of word)
    if (/\p{Mn}/u.test(character)) letters.at(-1)!.marks += character;
    else letters.push({ letter: character, marks: '' });
  makePausal(letters);
  return letters.map(({ letter, marks }) => letter + marks).join('');
}

test.each([
  ['a case ending goes', 'الكِتَابُ', 'الكِتَاب'],
  ['-un goes with its n', 'جَمِيلٌ', 'جَمِيل'],
  ['-an is a long a', 'كِتَابًا', 'كِتَابَا'],
  ['-atan is -a', 'مَدِينَةً', 'مَدِينَة'],
  ['a doubled letter stays doubled', 'حَقُّ', 'حَقّ'],
  ['a pronoun keeps its vowel', 'هُوَ', 'هُوَ'],
  ['what has no ending stays', 'فِي', 'فِي'],
])('%s', (_title, full, said) => {
  expect(pausal(full)).toBe(said);
});
