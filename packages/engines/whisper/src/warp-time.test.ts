import { expect, test } from 'vitest';
import { attentionCost } from './attention-cost.ts';
import { STATES } from './pack/model-sizes.ts';
import { snapToSound } from './snap-to-sound.ts';
import { warpTime } from './warp-time.ts';

/** Least sum of a way from corner to corner, by trying all of them. */
function leastSum(cost: Float32Array, rows: number, columns: number, row = 0, column = 0): number {
  const here = cost[row * columns + column]!;
  const ways = [
    [row + 1, column + 1],
    [row + 1, column],
    [row, column + 1],
  ].filter(([down, along]) => down! < rows && along! < columns);
  if (ways.length === 0) return here;
  return here + Math.min(...ways.map(([down, along]) => leastSum(cost, rows, columns, down, along)));
}

test('the way is the cheapest', () => {
  let state = 5;
  const [rows, columns] = [4, 6];
  for (let round = 0; round < 20; round += 1) {
    const cost = Float32Array.from({ length: rows * columns }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return (state >>> 24) / 16 - 8;
    });
    const starts = warpTime(cost, rows, columns);
    expect(starts[0]).toBe(0);
    // the best that keeps to these starts is the best of all
    const bound = cost.map((value, at) => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const isBefore = column < starts[row]!;
      const isAfter = row + 1 < rows && column > starts[row + 1]!;
      return isBefore || isAfter ? 1000 : value;
    });
    expect(leastSum(bound, rows, columns)).toBeCloseTo(leastSum(cost, rows, columns), 3);
  }
});

test('tokens are found where the heads looked', () => {
  const [heads, tokens, states] = [2, 5, 300];
  const attention = new Float32Array(heads * tokens * STATES).fill(0.0001);
  for (let head = 0; head < heads; head += 1)
    for (let token = 0; token < tokens; token += 1)
      for (let state = 0; state < 60; state += 1)
        attention[(head * tokens + token) * STATES + token * 60 + state] = 0.01;
  const cost = attentionCost({ attention, listened: STATES, heads, tokens, from: 1, count: 4, states });
  const starts = [...warpTime(cost, 4, states)];
  for (const [index, start] of starts.entries())
    if (index > 0) expect(Math.abs(start - (index + 1) * 60)).toBeLessThanOrEqual(3);
});

/** Stretches of a tone and of silence, in ms. */
function toneAt(durationMs: number, ...sounds: [fromMs: number, toMs: number][]): Float32Array {
  return Float32Array.from({ length: durationMs * 16 }, (_, index) =>
    sounds.some(([from, to]) => index >= from * 16 && index < to * 16) ? Math.sin(index / 5) / 2 : 0,
  );
}

test('a pause lies in no word, and a word begins with its sound', () => {
  const samples = toneAt(2000, [200, 800], [1200, 1700]);
  expect(snapToSound(samples, [0, 900, 1900])).toEqual([
    { startMs: 200, endMs: 800 },
    { startMs: 1200, endMs: 1700 },
  ]);
  // the border lies in the second sound, just behind the pause
  expect(snapToSound(samples, [100, 1170, 1600])[1]).toEqual({ startMs: 1200, endMs: 1680 });
});

test('words without a pause touch, and none ends before it begins or behind the window', () => {
  const words = snapToSound(toneAt(1000, [0, 1000]), [0, 400, 400, 990, 1000]);
  words.forEach(({ startMs, endMs }, index) => {
    expect(startMs).toBe(index === 0 ? 80 : words[index - 1]!.endMs);
    expect(endMs).toBeGreaterThanOrEqual(startMs);
  });
  expect(words.at(-1)!.endMs).toBe(1000);
});
