import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const wrap = (text: string, mostLines = 3) =>
  wrapLines(text, { mostLines, fits: (line) => [...line].length <= 10 });

test('lines break between words', () => {
  expect(wrap('The quick brown fox')).toEqual(['The quick', 'brown fox']);
  expect(wrap('')).toEqual([]);
});

test('what is beyond the last line is an ellipsis, which fits as well', () => {
  expect(wrap('The quick brown fox jumps over the dog', 2)).toEqual(['The quick', 'brown fox…']);
  expect(wrap('One, two, three, four', 1)).toEqual(['One, two…']);
});

test('a word that is wider than a line is cut', () => {
  expect(wrap('語'.repeat(25), 2)).toEqual(['語'.repeat(10), `${'語'.repeat(9)}…`]);
});
