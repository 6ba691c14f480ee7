import { expect, test } from 'vitest';
import { NormStatistics } from './norm-statistics.ts';

const of = (frames: number, ...rows: number[][]): NormStatistics =>
  new NormStatistics(
    rows.map((row) => Float32Array.from(row)),
    frames,
  );

test('two stretches together count by their frames', () => {
  const joined = of(10, [1, 5], [0]).join(of(30, [3, 5], [8]));
  expect(joined.frames).toBe(40);
  expect(joined.values.map((row) => [...row])).toEqual([[2.5, 5], [6]]);
});

test('what was heard counts by its length, and the frames at hand for a quarter at least', () => {
  expect(of(20, [1]).shareBeside(60)).toBe(0.25);
  expect(of(60, [1]).shareBeside(60)).toBe(0.5);
  expect(of(5000, [1]).shareBeside(10)).toBe(0.75);
});

test('an utterance of like length begins with nearly all of what was heard, which its own frames soon outweigh', () => {
  const begun = of(200, [1]).toBeginWith();
  expect(begun.shareBeside(20)).toBe(0.9);
  expect(begun.join(of(60, [3])).values[0]![0]).toBe(2);
  expect(begun.join(of(60, [3])).shareBeside(120)).toBe(0.5);
});
