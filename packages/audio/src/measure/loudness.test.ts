import { describe, expect, it } from 'vitest';
import { interleave } from '../channels.ts';
import { sine } from '../test-signals.ts';
import { integratedLoudness } from './integrated-loudness.ts';
import { highPassFilter, shelfFilter } from './k-weighting.ts';
import { samplePeakDb, truePeakDb } from './peak-level.ts';

const tone = (sampleRateHz: number, seconds: number, levelDb: number, frequencyHz = 997) =>
  sine({ frequencyHz, sampleRateHz, seconds, amplitude: 10 ** (levelDb / 20) });
const join = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

it('has the filters of BS.1770-4, tables 1 and 2, at 48 kHz', () => {
  const shelf = shelfFilter(48000);
  expect(shelf.b0).toBeCloseTo(1.53512485958697, 6);
  expect(shelf.b1).toBeCloseTo(-2.69169618940638, 6);
  expect(shelf.b2).toBeCloseTo(1.19839281085285, 6);
  expect(shelf.a1).toBeCloseTo(-1.69065929318241, 6);
  expect(shelf.a2).toBeCloseTo(0.73248077421585, 6);
  const highPass = highPassFilter(48000);
  expect([highPass.b0, highPass.b1, highPass.b2]).toEqual([1, -2, 1]);
  expect(highPass.a1).toBeCloseTo(-1.99004745483398, 6);
  expect(highPass.a2).toBeCloseTo(0.99007225036621, 6);
});

describe('integratedLoudness', () => {
  it.each([8000, 16000, 22050, 24000, 44100, 48000])(
    'is -3.01 LUFS for a 997 Hz sine of full scale at %i Hz',
    (rate) => {
      expect(integratedLoudness(tone(rate, 3, 0), rate)).toBeCloseTo(-3.01, 1);
    },
  );

  it('follows the level', () => {
    expect(integratedLoudness(tone(48000, 3, -20), 48000)).toBeCloseTo(-23.01, 1);
  });

  it('adds up the sides of stereo', () => {
    const side = tone(48000, 3, -20);
    expect(integratedLoudness(interleave(side, side), 48000, 2)).toBeCloseTo(-20, 1);
    expect(integratedLoudness(interleave(side, new Float32Array(side.length)), 48000, 2)).toBeCloseTo(
      -23.01,
      1,
    );
  });

  it('gates: silence does not count, nor what is 10 LU below the rest', () => {
    const speech = tone(24000, 10, -20);
    const loud = integratedLoudness(speech, 24000);
    expect(integratedLoudness(join(speech, new Float32Array(240000)), 24000)).toBeCloseTo(loud, 0);
    expect(integratedLoudness(join(speech, tone(24000, 30, -40)), 24000)).toBeCloseTo(loud, 0);
    expect(integratedLoudness(join(speech, tone(24000, 10, -26)), 24000)).toBeLessThan(loud - 1.5);
  });

  it('measures a clip shorter than a block, and calls silence -Infinity', () => {
    expect(integratedLoudness(tone(24000, 0.2, -20), 24000)).toBeCloseTo(-23, 0);
    expect(integratedLoudness(new Float32Array(24000), 24000)).toBe(Number.NEGATIVE_INFINITY);
    expect(integratedLoudness(new Float32Array(0), 24000)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('peak level', () => {
  it('finds the peak between the samples', () => {
    // A quarter of the rate, sampled at 45 degrees: every sample is 3 dB below the curve's top.
    const between = Float32Array.from({ length: 4800 }, (_, index) => Math.sin(Math.PI * (index / 2 + 0.25)));
    expect(samplePeakDb(between)).toBeCloseTo(-3.01, 2);
    expect(truePeakDb(between.subarray(0, 4800), 48000)).toBeGreaterThan(-0.1);
  });

  it('is -Infinity for silence', () => {
    expect(samplePeakDb(new Float32Array(8))).toBe(Number.NEGATIVE_INFINITY);
  });
});
