import { expect, test } from 'vitest';
import { cutPassages } from './cut-passages.ts';
import { searchWords } from './search-words.ts';

const sentence = (number: number): string =>
  `Sentence number ${number} says something that takes a while to be said, and then it ends.`;

test('passages hold whole sentences, repeat the last ones, and stand under their headings', () => {
  const text = Array.from({ length: 30 }, (_, index) => sentence(index)).join(' ');
  const passages = cutPassages(`# Book\n\n## Chapter\n\n${text}\n\n## Next\n\n${sentence(99)}`);
  expect(passages.length).toBeGreaterThan(2);
  for (const passage of passages.slice(0, -1))
    expect(passage).toMatch(/^Book › Chapter\nSentence number \d+ /);
  expect(passages.at(-1)).toBe(`Book › Next\n${sentence(99)}`);
  for (const [index, passage] of passages.slice(1, -1).entries()) {
    const begins = /Sentence number \d+/.exec(passage)![0];
    expect(passages[index]).toContain(begins);
  }
  for (let number = 0; number < 30; number++)
    expect(passages.some((passage) => passage.includes(sentence(number)))).toBe(true);
});

test('short sections share a passage', () => {
  const passages = cutPassages('# One\n\nShort.\n\n# Two\n\nShorter.\n\n# Three\n\nShortest.');
  expect(passages).toEqual(['One\nShort.\nTwo\nShorter.\nThree\nShortest.']);
});

test('what has no full stop, and scripts without spaces, are cut as well', () => {
  const longest = (text: string): number => Math.max(...cutPassages(text).map(({ length }) => length));
  expect(longest('word '.repeat(5000))).toBeLessThan(1200);
  expect(longest('東京の本社'.repeat(500))).toBeLessThan(300);
  expect(longest('x'.repeat(20_000))).toBeLessThan(1200);
  expect(cutPassages(' \n\n \n')).toEqual([]);
});

test('words of scripts without spaces get some', () => {
  expect(searchWords('東京の本社')).toMatch(/^東京 の 本社$/);
  expect(searchWords('ÄRGER im Büro')).toBe('ärger im büro');
});
