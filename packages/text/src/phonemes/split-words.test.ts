import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  ['apostrophes inside and at the edges', "don't the dogs' ’tis", ["don't", 'the', "dogs'", '’tis']],
  ['numbers with separators', '1,250 3.5, 7.', ['1,250', '3.5', ',', '7', '.']],
  ['dotted letters', 'the U.S. and e.g. this', ['the', 'U.S.', 'and', 'e.g.', 'this']],
  ['dashes and hyphens', 'a well-made – no - yes', ['a', 'well', 'made', '—', 'no', '—', 'yes']],
  ['dots', 'so... well…', ['so', '…', 'well', '…']],
  ['quotes', '"so" «si» 「は」', ['“', 'so', '”', '“', 'si', '”', '“', 'は', '”']],
  ['signs of other scripts', 'हाँ। نعم، 好。', ['हाँ', '.', 'نعم', ',', '好', '.']],
  ['what is silent is left out', '* 😀 # ', []],
])('%s', (_title, text, pieces) => {
  expect(splitWords(text).map((piece) => piece.text)).toEqual(pieces);
});

test('knows where a space is heard', () => {
  expect(splitWords(' a *b c-d').map((piece) => piece.spaced)).toEqual([false, true, true, false]);
});
