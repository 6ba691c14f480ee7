import { expect, test } from 'vitest';
import { pitchRatio, usualPitch } from './follow-pitch.ts';

const own = { lineHz: 210, usualHz: 200, isOwn: true };
const other = { ...own, isOwn: false };

test.each([
  ['an own voice is as high as the original', own, 200, 1.05],
  ['another voice rises as the speaker does', other, 120, 1.05],
  ['never so far that it is another voice', { ...own, lineHz: 400 }, 200, 2 ** (1.5 / 12)],
  ['nor down', { ...own, lineHz: 100 }, 200, 2 ** (-1.5 / 12)],
  ['what nobody hears is left', { ...own, lineHz: 201 }, 200, 1],
  ['nor where nothing is known of the original', { ...own, lineHz: null }, 200, 1],
  ['or of the take', own, null, 1],
  ['or of the speaker', { ...other, usualHz: null }, 200, 1],
])('%s', (_, wish, takeHz, ratio) => {
  expect(pitchRatio(wish, takeHz)).toBeCloseTo(ratio, 6);
});

test('usual is the middle of what is known', () => {
  expect(usualPitch([null, 210, 190, 400])).toBe(210);
  expect(usualPitch([null])).toBeNull();
});
