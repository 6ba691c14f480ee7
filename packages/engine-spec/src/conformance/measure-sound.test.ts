import { expect, test } from 'vitest';
import { edgeSilenceMs, loudnessDb, medianPitchHz, peakOf } from './measure-sound.ts';
import { wordErrorRate } from './word-error-rate.ts';

const rateHz = 24_000;
/** A tone with harmonics, between two silences. */
function tone(pitchHz: number, leadMs: number, soundMs: number, tailMs: number): Float32Array {
  const lead = (leadMs * rateHz) / 1000;
  const sound = (soundMs * rateHz) / 1000;
  return Float32Array.from({ length: lead + sound + (tailMs * rateHz) / 1000 }, (_, index) => {
    const angle = (2 * Math.PI * pitchHz * index) / rateHz;
    const heard = index >= lead && index < lead + sound;
    return heard ? 0.2 * (Math.sin(angle) + Math.sin(2 * angle) / 2 + Math.sin(3 * angle) / 3) : 0;
  });
}

test.each([90, 120, 200, 310])('finds a pitch of %i Hz', (pitch) => {
  const found = medianPitchHz(tone(pitch, 100, 800, 100), rateHz);
  expect(found / pitch).toBeGreaterThan(0.97);
  expect(found / pitch).toBeLessThan(1.03);
});

test('measures the silence at both edges', () => {
  expect(edgeSilenceMs(tone(200, 250, 500, 120), rateHz)).toEqual({ leadMs: 250, tailMs: 120 });
});

test('measures loudness and peak', () => {
  const square = new Float32Array(1000).map((_, index) => (index % 2 ? 0.1 : -0.1));
  expect(loudnessDb(square)).toBeCloseTo(-20, 1);
  expect(peakOf(square)).toBeCloseTo(0.1, 5);
  expect(medianPitchHz(new Float32Array(24_000), rateHz)).toBe(0);
});

test.each([
  ['the same words', 'One, two!', 'one two', 0],
  ['one wrong of two', 'one two', 'one too', 0.5],
  ['one left out', 'one two three four', 'one two four', 0.25],
  ['nothing heard', 'one two', '', 1],
])('word error rate: %s', (_title, said, heard, rate) => {
  expect(wordErrorRate(said, heard)).toBe(rate);
});
