import { expect, test } from 'vitest';
import { createFinisher } from './finish-samples.ts';

const sampleRateHz = 24_000;
const wave = (amplitude: number): Float32Array =>
  Float32Array.from({ length: 4800 }, (_, index) => amplitude * Math.sin(index / 9));
const finish = (samples: Float32Array, options: { gain: number; boost: boolean }): Float32Array => {
  createFinisher({ ...options, sampleRateHz }).process(samples);
  return samples;
};

test('below the knee the gain is all that changes', () => {
  const expected = wave(0.3).map((sample) => sample * 2);
  expect(finish(wave(0.3), { gain: 2, boost: false })).toEqual(expected);
});

test.each([false, true])('however loud, nothing clips (boost: %s)', (boost) => {
  const finished = finish(wave(0.9), { gain: 12, boost });
  expect(Math.max(...finished.map(Math.abs))).toBeLessThanOrEqual(1);
});

test('part by part it is the same as at once, at any parting', () => {
  const whole = finish(wave(0.4), { gain: 1.5, boost: true });
  const parts = wave(0.4);
  const finisher = createFinisher({ gain: 1.5, boost: true, sampleRateHz });
  for (let at = 0; at < parts.length; at += 37) finisher.process(parts.subarray(at, at + 37));
  expect(parts).toEqual(whole);
});

test('the boost brings the presence forward and holds loud sound back', () => {
  const rms = (samples: Float32Array): number =>
    Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  const raised = (amplitude: number): number =>
    rms(finish(wave(amplitude), { gain: 1, boost: true })) / rms(wave(amplitude));
  expect(raised(0.01)).toBeGreaterThan(2);
  expect(raised(0.6)).toBeLessThan(1);
});
