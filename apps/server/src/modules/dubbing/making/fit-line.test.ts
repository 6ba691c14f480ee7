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
    expect(roomOf(line, [{ startMs: 3_500, endMs: 4_000 }], 60_000)).toBe(2_440);
    expect(roomOf(line, [{ startMs: 9_000, endMs: 9_500 }], 60_000)).toBe(3_500);
  });
  test('whoever speaks at the same time takes no room, and the film ends it', () => {
    expect(roomOf(line, [line, { startMs: 2_000, endMs: 2_500 }], 3_200)).toBe(2_200);
    expect(roomOf(line, [{ startMs: 3_010, endMs: 4_000 }], 60_000)).toBe(2_000);
  });
});
