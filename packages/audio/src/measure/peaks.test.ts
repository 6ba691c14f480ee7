import { describe, expect, it } from 'vitest';
import { interleave } from '../channels.ts';
import { noise } from '../test-signals.ts';
import { fitPeaks, gatherPeaks, Peaks } from './peaks.ts';

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

  it('draws the louder side of stereo', () => {
    const peaks = new Peaks({ sampleRateHz: 1000, bucketMs: 10, channels: 2 });
    const right = new Float32Array(20);
    right[12] = -1;
    peaks.write(interleave(new Float32Array(20).fill(0.2), right));
    expect([...peaks.values()]).toEqual([51, 255]);
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

describe('gatherPeaks', () => {
  async function* pieces(samples: Float32Array, size: number) {
    for (let start = 0; start < samples.length; start += size) yield samples.subarray(start, start + size);
  }
  /** The largest sample of each bar, looked up in the whole sound. */
  const exact = (samples: Float32Array, count: number) =>
    Array.from({ length: count }, (_, bar) => {
      const start = Math.floor((bar * samples.length) / count);
      const end = Math.max(start + 1, Math.floor(((bar + 1) * samples.length) / count));
      return Math.round(Math.max(...samples.subarray(start, end).map(Math.abs)) * 255);
    });

  it.each([100, 12_345, 262_144, 1_000_003])('draws %i samples in 800 bars', async (length) => {
    const swell = noise(length).map((sample, index) => sample * (0.1 + (0.8 * index) / length));
    const peaks = await gatherPeaks(pieces(swell, 4096), 800);
    const expected = exact(swell, 800);
    expect(peaks).toHaveLength(800);
    const apart = expected.map((peak, bar) => Math.abs(peak - (peaks[bar] as number)));
    expect(length < 800 * 16 || Math.max(...apart) <= 20).toBe(true);
    expect(Math.max(...peaks)).toBe(Math.max(...expected));
  });

  it('gives the same whatever the pieces, and nothing of nothing', async () => {
    const samples = noise(700_000);
    expect(await gatherPeaks(pieces(samples, 333), 800)).toEqual(
      await gatherPeaks(pieces(samples, 700_000), 800),
    );
    expect(await gatherPeaks(pieces(new Float32Array(0), 1), 800)).toHaveLength(0);
  });

  it('keeps a lone click in its place', async () => {
    const samples = new Float32Array(3_000_000);
    samples[1_500_000] = 1;
    const peaks = await gatherPeaks(pieces(samples, 10_000), 800);
    expect([...peaks].map((peak, bar) => (peak > 0 ? bar : -1)).filter((bar) => bar >= 0)).toEqual([400]);
  });
});
