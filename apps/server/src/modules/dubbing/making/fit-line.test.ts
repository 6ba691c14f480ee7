import { describe, expect, test } from 'vitest';
import { planFit, roomOf } from './fit-line.ts';

describe('planFit', () => {
  test.each([
    ['as long as its place', 2_000, 1, true],
    ['a little short: drawn out', 1_800, 0.9, true],
    ['much shorter: in its own pace', 1_000, 1, true],
    ['into the silence behind it', 2_400, 1, true],
    ['a little longer than that: faster', 2_750, 1.1, true],
    ['too long: as fast as may be, and marked', 4_000, 1.25, false],
  ])('%s', (_, spokenMs, speed, fits) => {
    expect(planFit({ spokenMs, placeMs: 2_000, roomMs: 2_500 })).toEqual({ speed, fits });
  });
});

describe('roomOf', () => {
  const line = { startMs: 1_000, endMs: 3_000 };
  test('silence is borrowed up to the next line, but never a whole pause', () => {
    expect(roomOf(line, 3_500, 60_000)).toBe(2_440);
    expect(roomOf(line, 9_000, 60_000)).toBe(3_500);
  });
  test('the film ends it, and what follows at once takes nothing of the line', () => {
    expect(roomOf(line, undefined, 3_200)).toBe(2_200);
    expect(roomOf(line, 3_010, 60_000)).toBe(2_000);
  });
});
