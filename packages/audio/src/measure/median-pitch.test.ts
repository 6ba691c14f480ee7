import { expect, test } from 'vitest';
import { medianPitch } from './median-pitch.ts';

/** A buzz with harmonics, as a voice has them. */
const voice = (hz: number, rateHz: number, seconds = 1): Float32Array =>
  Float32Array.from({ length: rateHz * seconds }, (_, at) =>
    [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin((2 * Math.PI * n * hz * at) / rateHz) / (4 * n), 0),
  );

test.each([
  [90, 16_000],
  [130, 24_000],
  [220, 48_000],
  [330, 22_050],
])('hears %d Hz at %d Hz', (hz, rateHz) => {
  expect(Math.abs(medianPitch(voice(hz, rateHz), rateHz)! / hz - 1)).toBeLessThan(0.03);
});

test('rests are not heard; noise, silence and what is too short have none', () => {
  const spoken = new Float32Array(48_000);
  spoken.set(voice(120, 24_000, 0.5), 12_000);
  expect(Math.abs(medianPitch(spoken, 24_000)! / 120 - 1)).toBeLessThan(0.03);
  let seed = 1;
  const noise = Float32Array.from({ length: 24_000 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  });
  expect(medianPitch(noise, 24_000)).toBeNull();
  expect(medianPitch(new Float32Array(24_000), 24_000)).toBeNull();
  expect(medianPitch(voice(200, 24_000, 1).subarray(0, 500), 24_000)).toBeNull();
});
