import { expect, it } from 'vitest';
import { toPieces, wordAt } from './words.ts';

const alignmentOf = (text: string) => {
  const characters = [...text];
  return {
    characters,
    character_start_times_seconds: characters.map((_, index) => index / 10),
    character_end_times_seconds: characters.map((_, index) => (index + 1) / 10),
  };
};
const wordsOf = (text: string) =>
  toPieces(alignmentOf(text), 'en').flatMap(({ text: word, time }) => (time ? [[word, time.start]] : []));

it('finds the words with their times', () => {
  expect(wordsOf('Well, it’s 3.5 m.')).toEqual([
    ['Well', 0],
    ['it’s', 0.6],
    ['3.5', 1.1],
    ['m', 1.5],
  ]);
});

it('loses no character, also of two units', () => {
  for (const text of ['A 😀 b.', ' one\n\ntwo ', '', '日本語です。']) {
    expect(
      toPieces(alignmentOf(text))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});

it('finds words where no spaces are', () => {
  expect(wordsOf('私は鳥です。').length).toBeGreaterThan(2);
});

it('knows which word sounds', () => {
  expect([-1, 0, 0.4, 0.5, 3].map((seconds) => wordAt([0, 0.5, 2], seconds))).toEqual([-1, 0, 0, 1, 2]);
  expect(wordAt([], 1)).toBe(-1);
});
