import { expect, test } from 'vitest';
import { Random } from './random.ts';
import { smoothCurve } from './smooth-curve.ts';

const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the same seed gives the same row; the row of a seed never changes', () => {
  const rows = [1, 1, 2].map((seed) => new Random(seed).normals(5));
  expect(rows[0]).toEqual(rows[1]);
  expect(rows[0]).not.toEqual(rows[2]);
  expect(new Random(1).next()).toBeCloseTo(0.6270739405881613, 15);
});

test.each([0, 1, 4_294_967_295, -7])('normal numbers of seed %i have mean 0 and deviation 1', (seed) => {
  const values = new Random(seed).normals(40_000);
  expect(Math.abs(mean(values))).toBeLessThan(0.02);
  expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
  expect(values.every(Number.isFinite)).toBe(true);
});

test('numbers are even between 0 and 1', () => {
  const random = new Random(9);
  const tenths = new Array<number>(10).fill(0);
  for (let count = 0; count < 20_000; count++) tenths[Math.floor(10 * random.next())]! += 1;
  for (const count of tenths) expect(Math.abs(count / 2000 - 1)).toBeLessThan(0.1);
});

test('a curve has no corners and stays within the aims that it passes', () => {
  const curve = smoothCurve(500, 24, new Random(4));
  const values = Float32Array.from({ length: 500 }, (_, position) => curve(position));
  const steps = values.subarray(1).map((value, index) => Math.abs(value - values[index]!));
  expect(Math.max(...steps)).toBeLessThan(0.4);
  expect(Math.max(...values.map(Math.abs))).toBeLessThan(4);
  const again = smoothCurve(500, 24, new Random(4));
  expect(curve(499)).toBe(again(499));
});
