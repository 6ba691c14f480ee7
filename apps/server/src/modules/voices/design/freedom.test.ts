import { expect, test } from 'vitest';
import { enhanceDescription } from './enhance-description.ts';
import { freedomOf } from './freedom.ts';

test('more guidance and more quality leave less to chance; ordinary ones leave the ordinary', () => {
  const of = (guidance: number, quality?: number) => freedomOf({ guidance, ordinary: 5, quality });
  expect([of(0), of(5), of(10)]).toEqual([2, 1, 0.5]);
  expect(of(100)).toBe(0.15);
  expect(of(5, -1)).toBeGreaterThan(of(5, 0.9));
});

test('a description without a style gets one, and the same for the same seed', () => {
  const bare = 'A middle-aged man from Boston.';
  const enhanced = enhanceDescription(bare, 3);
  expect(enhanced).toMatch(/^A middle-aged man from Boston: /);
  expect(enhanceDescription(bare, 3)).toBe(enhanced);
  const told = 'A calm middle-aged man from Boston.';
  expect(enhanceDescription(told, 3)).toBe(told);
});
