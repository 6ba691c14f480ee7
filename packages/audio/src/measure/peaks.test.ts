import { describe, expect, it } from 'vitest';
import { noise } from '../test-signals.ts';
import { fitPeaks, Peaks } from './peaks.ts';

const gather = (samples: Float32Array, size: number) => {
  const peaks = new Peaks({ sampleRateHz: 1000, bucketMs: 10 });
  for (let start = 0; start < samples.length; start += size)
    peaks.write(samples.subarray(start, start + size));
  return peaks.values();
};

describe('Peaks', () => {
  it('keeps the largest absolute sample of each bucket', () => {
    const samples = new Float32Array(30);
    samples[3] = -0.5;
    samples[4] = 0.25;
    samples[29] = 1;
    expect([...gather(samples, 30)]).toEqual([128, 0, 255]);
  });

  it('shows the bucket that is not yet full', () => {
    const peaks = new Peaks({ sampleRateHz: 1000, bucketMs: 10 });
    peaks.write(Float32Array.of(0, 1));
    expect([...peaks.values()]).toEqual([255]);
    peaks.write(new Float32Array(8));
    expect([...peaks.values()]).toEqual([255]);
    peaks.write(Float32Array.of(0.2));
    expect([...peaks.values()]).toEqual([255, 51]);
  });

  it('gives the same whatever the chunks, for long streams too', () => {
    const samples = noise(12345);
    const whole = gather(samples, samples.length);
    expect(whole.length).toBe(1235);
    expect(gather(samples, 1)).toEqual(whole);
    expect(gather(samples, 37)).toEqual(whole);
  });
});

it('fitPeaks draws many peaks as few bars and few as many, losing no peak', () => {
  const peaks = Uint8Array.of(1, 9, 2, 3, 8, 4);
  expect([...fitPeaks(peaks, 3)]).toEqual([9, 3, 8]);
  expect([...fitPeaks(peaks, 1)]).toEqual([9]);
  expect([...fitPeaks(Uint8Array.of(5, 7), 4)]).toEqual([5, 5, 7, 7]);
  expect([...fitPeaks(new Uint8Array(0), 4)]).toEqual([]);
});
