import { expect, test } from 'vitest';
import { lineUpTokens, markRun } from './token-runs.ts';

const tokensOf = (phonemes: string) => [...phonemes].map((symbol) => symbol.codePointAt(0)!);
const word = (start: number, phonemes: string, spaced = true) => ({
  start,
  end: start + phonemes.length,
  phonemes,
  spaced,
});

test('spaces stand between words, and punctuation is no word', () => {
  const [run] = lineUpTokens([word(0, 'ab', false), word(2, ',', false), word(4, 'cd')], tokensOf);
  expect(String.fromCodePoint(...run!.tokens)).toBe('ab, cd');
  expect(run!.words).toEqual([
    { start: 0, end: 2, from: 0, to: 2 },
    { start: 4, end: 6, from: 4, to: 6 },
  ]);
});

test('a long text is cut after the last punctuation that fits', () => {
  const words = Array.from({ length: 100 }, (_, index) => word(index * 8, index === 40 ? ',' : 'abcdefg'));
  const runs = lineUpTokens(words, tokensOf);
  expect(runs[0]!.words).toHaveLength(40);
  expect(runs.every((run) => run.tokens.length <= 400)).toBe(true);
  expect(runs.flatMap((run) => run.words)).toHaveLength(99);
});

test('marks follow the durations, after the silence in front', () => {
  const [run] = lineUpTokens([word(0, 'ab', false), word(3, 'c')], tokensOf);
  expect(markRun(run!, [4, 2, 2, 1, 3, 9], 1000)).toEqual([
    { start: 0, end: 2, startMs: 1100, endMs: 1200 },
    { start: 3, end: 4, startMs: 1225, endMs: 1300 },
  ]);
});

test('nothing to say, nothing lined up', () => {
  expect(lineUpTokens([], tokensOf)).toEqual([]);
});
