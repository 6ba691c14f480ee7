import { describe, expect, it } from 'vitest';
import { deinterleave, interleave } from '../channels.ts';
import { inChunks, noise, sine } from '../test-signals.ts';
import { Limiter } from './limiter.ts';
import { SlidingMinimum } from './sliding-minimum.ts';

const sampleRateHz = 24000;
const ceiling = 10 ** (-1 / 20);
const limited = (samples: Float32Array) => inChunks(new Limiter({ sampleRateHz }), samples, [4800]);

/** Loud noise in bursts, single peaks, and quiet between. */
const rough = noise(48000).map((sample, index) => sample * (index % 9000 < 4000 ? 3 : 0.2));

describe('Limiter', () => {
  it('never exceeds the ceiling and keeps the length', () => {
    const output = limited(rough);
    expect(output.length).toBe(rough.length);
    expect(Math.max(...output.map(Math.abs))).toBeLessThanOrEqual(ceiling);
    expect(Math.max(...output.map(Math.abs))).toBeGreaterThan(0.8);
  });

  it('does not touch what stays below', () => {
    const quiet = sine({ frequencyHz: 440, sampleRateHz, seconds: 0.3, amplitude: 0.89 });
    expect(limited(quiet)).toEqual(quiet);
  });

  it('is back at full gain some time after a peak, to the bit', () => {
    const quiet = sine({ frequencyHz: 440, sampleRateHz, seconds: 2, amplitude: 0.5 });
    const spiked = quiet.slice();
    spiked[1000] = 4;
    expect(limited(spiked).subarray(-4000)).toEqual(quiet.subarray(-4000));
  });

  it('moves the gain in a glide: no step between samples is heard as a click', () => {
    const constant = new Float32Array(4000).fill(0.5);
    constant[2000] = 2;
    const output = limited(constant);
    const gains = output.map((sample, index) => sample / (constant[index] as number));
    const steps = gains.subarray(1).map((gain, index) => Math.abs(gain - (gains[index] as number)));
    // 5 ms are 120 samples: the whole way down is shared out among them.
    expect(Math.max(...steps)).toBeLessThan((1 - ceiling / 2) / 100);
  });

  it('gives the same whatever the chunks', () => {
    const whole = limited(rough);
    for (const sizes of [[1], [3, 0, 119, 120, 121], [48000]]) {
      expect(inChunks(new Limiter({ sampleRateHz }), rough, sizes)).toEqual(whole);
    }
  });

  it('gives both sides of a stereo stream the same gain, that of the louder', () => {
    const quiet = rough.map((sample) => sample / 10);
    const both = inChunks(new Limiter({ sampleRateHz, channels: 2 }), interleave(quiet, rough), [9600]);
    const { left, right } = deinterleave(both);
    expect(right).toEqual(limited(rough));
    const apart = left.map((sample, index) => Math.abs(sample - (right[index] as number) / 10));
    expect(Math.max(...apart)).toBeLessThan(1e-6);
  });

  it.each([0, 1, 119, 120, 121])('gives back %i samples for as many', (length) => {
    expect(limited(new Float32Array(length).fill(0.25))).toEqual(new Float32Array(length).fill(0.25));
  });

  it('takes the ceiling that it is told', () => {
    const output = inChunks(new Limiter({ sampleRateHz, ceilingDb: -6 }), rough, [1000]);
    expect(Math.max(...output.map(Math.abs))).toBeLessThanOrEqual(10 ** (-6 / 20));
  });
});

it('SlidingMinimum finds what a search of the window finds', () => {
  const values = [...noise(500)];
  const minimum = new SlidingMinimum(17);
  for (const [index, value] of values.entries()) {
    expect(minimum.push(value)).toBe(Math.min(...values.slice(Math.max(0, index - 16), index + 1)));
  }
});
