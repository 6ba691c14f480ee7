import { expect, test } from 'vitest';
import { assignWords } from './assign-words.ts';

const turns = [
  { speaker: 0, startMs: 0, endMs: 2000 },
  { speaker: 1, startMs: 2200, endMs: 4000 },
];
const word = (startMs: number, endMs: number) => ({ startMs, endMs });

test('a word belongs to the turn that it overlaps most', () => {
  const words = [word(0, 300), word(1700, 2300), word(2300, 2600)];
  expect(assignWords(words, turns)).toEqual([0, 0, 1]);
});

test('a word outside of every turn belongs to the nearest', () => {
  expect(assignWords([word(2010, 2050), word(2160, 2190), word(9000, 9100)], turns)).toEqual([0, 1, 1]);
});

test('one word in the middle of a breath does not change the speaker', () => {
  const slip = [
    { speaker: 0, startMs: 0, endMs: 900 },
    { speaker: 1, startMs: 900, endMs: 1200 },
    { speaker: 0, startMs: 1200, endMs: 3000 },
  ];
  expect(assignWords([word(500, 880), word(920, 1180), word(1220, 1500)], slip)).toEqual([0, 0, 0]);
});

test('one word alone after a pause is a turn of its own', () => {
  const answer = [
    { speaker: 0, startMs: 0, endMs: 900 },
    { speaker: 1, startMs: 1500, endMs: 1800 },
    { speaker: 0, startMs: 2500, endMs: 3000 },
  ];
  expect(assignWords([word(500, 880), word(1520, 1780), word(2520, 2900)], answer)).toEqual([0, 1, 0]);
});

test('without turns there is one speaker', () => {
  expect(assignWords([word(0, 100)], [])).toEqual([0]);
});
