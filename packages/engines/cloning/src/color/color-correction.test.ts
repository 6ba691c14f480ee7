import { expect, test } from 'vitest';
import { clippingOf, levelInPauses } from '../examine/levels.ts';
import { colorCorrection, heardBands } from './color-correction.ts';

const falling = Array.from({ length: 129 }, (_, band) => -band / 4);

test('a voice lacks nothing of itself', () => {
  expect(colorCorrection(falling, falling).every((gain) => Math.abs(gain) < 0.06)).toBe(true);
});

test('a brighter voice asks for more of the high and less of the low, within bounds', () => {
  const bright = falling.map((level, band) => level + band / 4);
  const gains = colorCorrection(falling, bright);
  expect(gains[20]).toBeLessThan(gains[60]!);
  expect(Math.max(...gains)).toBeLessThanOrEqual(20);
});

test('what a telephone left out is not taken away from the voice', () => {
  const telephone = falling.map((level, band) => (band < 36 ? level : -120));
  expect(heardBands(telephone)).toBeLessThan(36);
  const gains = colorCorrection(falling, telephone);
  expect(gains.slice(60).every((gain) => Object.is(gain, 0))).toBe(true);
});

test('clipping and the level of pauses are counted', () => {
  const samples = Float32Array.from({ length: 24_000 }, (_, index) => (index < 12_000 ? 0.01 : 0.5));
  samples.fill(1, 20_000, 20_100);
  expect(clippingOf(samples)).toBeCloseTo(99 / 24_000, 6);
  expect(levelInPauses(samples, [{ startMs: 500, endMs: 1000 }], 24_000)).toBeCloseTo(-40, 0);
  expect(levelInPauses(samples, [{ startMs: 0, endMs: 1000 }], 24_000)).toBeUndefined();
});
