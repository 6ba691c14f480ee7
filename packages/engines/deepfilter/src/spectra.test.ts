import { plainNoise } from '@mynah/engine-spec/conformance';
import { expect, test } from 'vitest';
import { bandEdges } from './erb-bands.ts';
import { framesOf, toSamples, toSpectra } from './spectra.ts';

test.each([480, 4_800, 5_001])('%i samples come back from their spectra', (length) => {
  const samples = Float32Array.from({ length }, plainNoise(1));
  const back = toSamples(toSpectra(samples, framesOf(length)), length);
  expect(back.length).toBe(length);
  expect(Math.max(...back.map((sample, index) => Math.abs(sample - samples[index]!)))).toBeLessThan(1e-5);
});

test('the bands are those that the model learned with', () => {
  const widths = bandEdges.slice(1).map((edge, band) => edge - bandEdges[band]!);
  expect(widths.join(' ')).toBe(
    '2 2 2 2 2 2 2 2 2 2 2 2 2 5 5 7 7 8 10 12 13 15 18 20 24 28 31 37 42 50 56 67',
  );
});
