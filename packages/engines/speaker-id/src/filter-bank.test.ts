import { expect, test } from 'vitest';
import { bands, FilterBank, framesIn } from './filter-bank.ts';

const tone = (hz: number, count = 8000): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => Math.sin((2 * Math.PI * hz * index) / 16_000));

/** The band of the first half of the frames that stands out against the second. */
function loudestBand(hz: number): number {
  const samples = new Float32Array(16_000);
  samples.set(tone(hz));
  const features = new FilterBank().features(samples);
  const frame = features.subarray(20 * bands, 21 * bands);
  return frame.indexOf(Math.max(...frame));
}

test('a frame every ten milliseconds, as long as a window fits', () => {
  expect(framesIn(399)).toBe(0);
  expect(framesIn(400)).toBe(1);
  expect(framesIn(16_000)).toBe(98);
});

test('a tone stands in the band of its pitch on the mel scale', () => {
  const mel = (hz: number): number => 1127 * Math.log(1 + hz / 700);
  const step = (mel(8000) - mel(20)) / (bands + 1);
  for (const hz of [300, 1000, 3000, 6000]) {
    const expected = (mel(hz) - mel(20)) / step - 1;
    expect(Math.abs(loudestBand(hz) - expected)).toBeLessThan(1.5);
  }
});

test('the mean of each band is nothing, whatever the level', () => {
  const quiet = tone(440).map((sample) => sample * 0.01);
  const features = new FilterBank().features(quiet);
  for (let band = 0; band < bands; band += 1) {
    let sum = 0;
    for (let at = band; at < features.length; at += bands) sum += features[at]!;
    expect(Math.abs(sum / (features.length / bands))).toBeLessThan(1e-3);
  }
});
