import { expect, test } from 'vitest';
import { countSaid, placeWords } from './share-text.ts';

const count = (heard: string, text: string): number => countSaid(heard.split(' '), text.split(' '));

test.each([
  ['the quick brown fox', 'The quick, brown fox jumps over the dog.', 4],
  ['a quick brown box', 'The quick, brown fox jumps over the dog.', 4],
  // a title that nobody reads
  ['once upon a time', 'Chapter One. Once upon a time there was', 6],
  ['so once uh upon a time', 'Once upon a time there was', 4],
  ['', 'Once upon', 0],
  ['something that is not in it', 'Guten Tag meine Damen und Herren hier spricht', 0],
])('%s', (heard, text, words) => {
  if (words === 0) expect(count(heard, text)).toBeLessThanOrEqual(6);
  else expect(count(heard, text)).toBe(words);
});

test('words have their places, also where no spaces are written', () => {
  const text = 'Ein  Wort,\n今日はいい天気です。';
  for (const { text: word, start, end } of placeWords(text)) expect(text.slice(start, end)).toBe(word);
  expect(
    placeWords(text)
      .map((word) => word.text)
      .join(''),
  ).toBe(text.replace(/\s/g, ''));
  expect(placeWords(text).length).toBeGreaterThan(4);
});
