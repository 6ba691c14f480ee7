import { describe, expect, it } from 'vitest';
import { inChunks, noise, signalToNoiseDb, sine } from '../test-signals.ts';
import { Resampler, resample } from './resampler.ts';

const pairs: [number, number][] = [
  [24000, 44100],
  [24000, 22050],
  [24000, 48000],
  [24000, 8000],
  [22050, 24000],
  [44100, 16000],
  [48000, 32000],
  [8000, 48000],
  [11025, 16000],
  [44099, 16001],
  [23999, 48000],
];

describe('Resampler', () => {
  it.each(pairs)('%i to %i Hz keeps a tone in step, more than 90 dB above the error', (from, to) => {
    const nyquist = Math.min(from, to) / 2;
    for (const share of [0.02, 0.3, 0.6, 0.84]) {
      const tone = (sampleRateHz: number) =>
        sine({ frequencyHz: share * nyquist, sampleRateHz, seconds: 0.5 });
      const output = resample(tone(from), from, to);
      expect(signalToNoiseDb(output, tone(to).slice(0, output.length), Math.floor(to / 20))).toBeGreaterThan(
        90,
      );
    }
  });

  it.each([
    [48000, 16000],
    [24000, 8000],
    [44100, 22050],
  ])('%i to %i Hz takes out what would alias', (from, to) => {
    const input = sine({ frequencyHz: 0.53 * to, sampleRateHz: from, seconds: 0.5, amplitude: 1 });
    const output = resample(input, from, to).subarray(0.05 * to, -0.05 * to);
    expect(output.every((sample) => Math.abs(sample) < 1e-4)).toBe(true);
  });

  it.each(pairs)('%i to %i Hz gives the same whatever the chunks', (from, to) => {
    const input = noise(5000);
    const whole = resample(input, from, to);
    for (const sizes of [[1], [7, 0, 480, 33], [4999]]) {
      expect(inChunks(new Resampler(from, to), input, sizes)).toEqual(whole);
    }
  });

  it.each([0, 1, 31, 32, 1000, 24000])('loses no tail of %i samples', (length) => {
    for (const [from, to] of pairs) {
      expect(resample(new Float32Array(length), from, to).length).toBe(Math.ceil((length * to) / from));
    }
  });

  it('leaves samples alone when the rates are the same, in an array of its own', () => {
    const input = noise(100);
    const output = new Resampler(24000, 24000).write(input);
    expect(output).toEqual(input);
    expect(output.buffer).not.toBe(input.buffer);
  });

  it.each([0, -1, Number.NaN, 22050.5, 1e9])('refuses a rate of %d Hz', (rate) => {
    expect(() => new Resampler(24000, rate)).toThrow(expect.objectContaining({ code: 'unsupported_audio' }));
  });
});
