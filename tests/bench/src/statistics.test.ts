import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median of an even number lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('percentiles reach from the least to the most', () => {
  const values = [30, 10, 20];
  expect([0, 0.5, 1].map((share) => percentile(values, share))).toEqual([10, 20, 30]);
  expect(percentile(values, 0.95)).toBeCloseTo(29);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
});
