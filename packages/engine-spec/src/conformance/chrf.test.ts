import { expect, test } from 'vitest';
import { chrf } from './chrf.ts';

test('the same is 100, nothing in common 0', () => {
  expect(chrf(['Bom dia.'], ['Bom  dia.'])).toBeCloseTo(100, 6);
  expect(chrf(['xyz'], ['Bom dia.'])).toBe(0);
  expect(chrf([''], ['Bom dia.'])).toBe(0);
  expect(chrf([], [])).toBe(0);
});

test('counts runs of letters, with recall twice as important', () => {
  // runs of one letter: 2 of 2 said, of 4 wanted; of two: 1 of 1, of 3; of three and four: none of 2 and 1
  const ofOne = (5 * 1 * 0.5) / (4 * 1 + 0.5);
  const ofTwo = (5 * 1 * (1 / 3)) / (4 * 1 + 1 / 3);
  expect(chrf(['ab'], ['abcd'])).toBeCloseTo((100 * (ofOne + ofTwo)) / 4, 6);
  expect(chrf(['abcd'], ['ab'])).toBeGreaterThan(chrf(['ab'], ['abcd']));
});

test('is counted over all texts, not as a mean of them', () => {
  const both = chrf(['abcdefgh', 'x'], ['abcdefgh', 'y']);
  expect(both).toBeGreaterThan(60);
  expect(both).toBeLessThan(100);
});
