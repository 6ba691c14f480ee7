import { expect, test } from 'vitest';
import { melSpectrum } from './mel-spectrum.ts';

const FRAMES = 3000;
const tone = (hz: number, seconds: number): Float32Array =>
  Float32Array.from(
    { length: seconds * 16_000 },
    (_, index) => Math.sin((2 * Math.PI * hz * index) / 16_000) / 2,
  );
const column = (spectrum: Float32Array, frame: number): number[] =>
  Array.from({ length: 80 }, (_, band) => spectrum[band * FRAMES + frame]!);

test.each([
  [440, 11],
  [1000, 26],
  [4000, 62],
])('a tone of %i Hz stands in band %i', (hz, band) => {
  const levels = column(melSpectrum(tone(hz, 1)), 50);
  expect(Math.abs(levels.indexOf(Math.max(...levels)) - band)).toBeLessThanOrEqual(1);
});

test('what is behind the sound is silence, at the bottom of the range', () => {
  const spectrum = melSpectrum(tone(1000, 1));
  const loudest = Math.max(...column(spectrum, 50));
  for (const level of column(spectrum, 2000)) expect(level).toBeCloseTo(loudest - 2, 4);
});

test('silence is as low as it goes', () => {
  expect(new Set(melSpectrum(new Float32Array(1600)))).toEqual(new Set([-1.5]));
});

test('twice as loud is a step up of the logarithm', () => {
  const [quiet, loud] = [tone(1000, 1), tone(1000, 1).map((sample) => sample * 2)].map((samples) =>
    Math.max(...column(melSpectrum(samples), 50)),
  );
  expect(loud! - quiet!).toBeCloseTo(Math.log10(4) / 4, 3);
});
