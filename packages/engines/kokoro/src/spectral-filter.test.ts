import { describe, expect, test } from 'vitest';
import { createSpectralFilter } from './spectral-filter.ts';

const rateHz = 24_000;
const tone = (hz: number, length = 4800): Float32Array =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * hz * index) / rateHz));
const powerDb = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
const curve = Array.from({ length: 129 }, (_, band) => 6 * Math.sin(band / 12));

describe('spectral filter', () => {
  test.each([500, 1500, 4500, 9000])('%i Hz comes out as the curve says', (hz) => {
    const samples = tone(hz);
    createSpectralFilter(curve)(samples);
    expect(powerDb(samples.subarray(2400)) - powerDb(tone(hz).subarray(2400))).toBeCloseTo(
      curve[Math.round(hz / 93.75)]!,
      0,
    );
  });

  test('parts give the same as the whole', () => {
    const whole = tone(700);
    createSpectralFilter(curve)(whole);
    const filter = createSpectralFilter(curve);
    const parts = tone(700);
    for (const [from, to] of [
      [0, 7],
      [7, 1000],
      [1000, 4800],
    ] as const)
      filter(parts.subarray(from, to));
    expect(parts).toEqual(whole);
  });

  test('a flat curve changes nothing', () => {
    const samples = tone(1000);
    createSpectralFilter(Array.from({ length: 129 }, () => 0))(samples);
    const before = tone(1000);
    expect(Math.max(...samples.map((sample, index) => Math.abs(sample - before[index]!)))).toBeLessThan(1e-6);
  });
});
