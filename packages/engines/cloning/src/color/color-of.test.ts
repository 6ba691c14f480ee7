import { expect, test } from 'vitest';
import { sampleRateHz } from '../limits.ts';
import { colorOf } from './color-of.ts';

const bandHz = 93.75;
const tones = Float32Array.from({ length: sampleRateHz }, (_, at) => {
  const angle = (2 * Math.PI * at) / sampleRateHz;
  return 0.5 * Math.sin(20 * bandHz * angle) + 0.05 * Math.sin(60 * bandHz * angle);
});

test('tells how loud each band is', () => {
  const color = colorOf(tones);
  expect(color).toHaveLength(129);
  expect(color[20]! - color[60]!).toBeCloseTo(20, 0);
  expect(color[40]!).toBeLessThan(color[60]! - 40);
});

test('a louder voice is louder in all bands, and pauses count for nothing', () => {
  const color = colorOf(tones);
  const louder = colorOf(tones.map((sample) => sample * 2));
  const pausing = new Float32Array(3 * sampleRateHz);
  pausing.set(tones, sampleRateHz);
  for (const band of [20, 60]) {
    expect(louder[band]! - color[band]!).toBeCloseTo(6, 0);
    expect(colorOf(pausing)[band]!).toBeCloseTo(color[band]!, -0.5);
  }
});
