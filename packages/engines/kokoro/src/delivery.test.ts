import { neutralDelivery } from '@mynah/engine-spec';
import { describe, expect, test } from 'vitest';
import { shapeDurations, shapeEnergy, shapePitch, shapeStyle, toProsodyShape } from './delivery.ts';
import { Random } from './random.ts';

const lengths = Float32Array.from({ length: 120 }, (_, index) => 2 + 3 * Math.abs(Math.sin(index)));
const words = Array.from({ length: 24 }, (_, index) => 1 + 5 * index);
/** Three syllables of 150 to 250 Hz between silences. */
const f0 = Float32Array.from({ length: 400 }, (_, index) =>
  index % 130 < 100 ? 200 + 50 * Math.sin(index / 20) : 0,
);
const energy = f0.map((pitch, index) => (pitch > 0 ? 2 + Math.sin(index / 15) : 0.01));
const voiced = (curve: Float32Array): number[] => [...curve].filter((_, index) => f0[index]! > 0);
const octaves = (curve: Float32Array): number[] => voiced(curve).map(Math.log2);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);

describe('settings', () => {
  test('the neutral ones leave the voice as it is', () => {
    expect(toProsodyShape(neutralDelivery)).toEqual({
      pitchRange: 1,
      pitchRatio: 1,
      energyRange: 1,
      pitchDrift: 0,
      paceDrift: 0,
      prosody: 1,
      timbre: 1,
      speed: 1,
    });
    const shape = toProsodyShape(neutralDelivery);
    expect(shapePitch(f0, shape, new Random(1))).toEqual(f0);
    expect(shapeEnergy(energy, f0, shape)).toEqual(energy);
    const random = new Random(1);
    expect(shapeDurations(lengths, words, shape, random)).toEqual(
      shapeDurations(lengths, words, shape, new Random(2)),
    );
  });

  test.each([
    ['stability narrows', 'stability', ['pitchRange', 'energyRange', 'pitchDrift', 'paceDrift'], -1],
    ['style widens', 'style', ['pitchRange', 'energyRange', 'prosody'], 1],
    ['similarity brings closer', 'similarity', ['timbre'], 1],
  ] as const)('%s, step by step', (_title, setting, fields, direction) => {
    const manners = [0, 0.25, 0.5, 0.75, 1].map((value) =>
      toProsodyShape({ ...neutralDelivery, [setting]: value }),
    );
    for (const field of fields) {
      const values = manners.map((shape) => direction * shape[field]);
      expect(values).toEqual([...values].sort((one, other) => one - other));
      expect(values.at(-1)! - values[0]!).toBeGreaterThan(0.05);
    }
  });
});

describe('durations', () => {
  const steady = { speed: 1, paceDrift: 0 };
  const loose = { speed: 1, paceDrift: toProsodyShape({ ...neutralDelivery, stability: 0 }).paceDrift };

  test('are whole, and at least one frame for every token', () => {
    for (const speed of [0.7, 1, 1.2]) {
      const durations = shapeDurations(
        lengths.map((length) => length / 8),
        words,
        { ...loose, speed },
        new Random(3),
      );
      expect(durations.every((frames) => Number.isInteger(frames) && frames >= 1)).toBe(true);
    }
  });

  test('round as the model does: halves to the even neighbor', () => {
    const halves = Float32Array.of(0.2, 1.5, 2.5, 3.5, 3.49, 4.5);
    expect([...shapeDurations(halves, [], steady, new Random(1))]).toEqual([1, 2, 2, 4, 3, 4]);
  });

  test.each([0.7, 0.85, 1.2])('at speed %f the whole is that much longer or shorter', (speed) => {
    const ratio =
      sum(shapeDurations(lengths, words, { ...steady, speed }, new Random(1))) /
      sum(shapeDurations(lengths, words, steady, new Random(1)));
    expect(ratio * speed).toBeGreaterThan(0.95);
    expect(ratio * speed).toBeLessThan(1.05);
  });

  test('the same seed gives the same, another seed another pace within a fifth', () => {
    const first = shapeDurations(lengths, words, loose, new Random(1));
    expect(shapeDurations(lengths, words, loose, new Random(1))).toEqual(first);
    const plain = sum(shapeDurations(lengths, words, steady, new Random(1)));
    const totals = Array.from({ length: 50 }, (_, seed) =>
      sum(shapeDurations(lengths, words, loose, new Random(seed))),
    );
    expect(new Set(totals).size).toBeGreaterThan(20);
    for (const total of totals) expect(Math.abs(total / plain - 1)).toBeLessThan(0.2);
  });

  test('the pace changes at words only', () => {
    const even = new Float32Array(120).fill(40);
    const durations = shapeDurations(even, words, loose, new Random(1));
    const changes = [...durations.keys()].filter(
      (index) => index > 0 && durations[index] !== durations[index - 1],
    );
    expect(changes.length).toBeGreaterThan(10);
    expect(changes.filter((index) => !words.includes(index))).toEqual([]);
  });
});

describe('pitch', () => {
  const loose = toProsodyShape({ ...neutralDelivery, stability: 0 });

  test('the same seed gives the same curve, another seed another one about the same mean', () => {
    const first = shapePitch(f0, loose, new Random(1));
    expect(shapePitch(f0, loose, new Random(1))).toEqual(first);
    for (let seed = 2; seed < 30; seed++) {
      const other = shapePitch(f0, loose, new Random(seed));
      expect(other).not.toEqual(first);
      // drift has a deviation of 0.09 octaves at one place, and little is left of it over the whole
      expect(Math.abs(mean(octaves(other)) - mean(octaves(f0)))).toBeLessThan(0.15);
      const widest = octaves(other).map((octave, index) => Math.abs(octave - octaves(f0)[index]!));
      expect(Math.max(...widest)).toBeLessThan(0.5);
    }
  });

  test('without drift the seed does not matter, and the range is what was asked for', () => {
    const still = { pitchDrift: 0, pitchRatio: 1 };
    for (const pitchRange of [0.45, 1.2, 1.6]) {
      const curve = shapePitch(f0, { ...still, pitchRange }, new Random(1));
      expect(shapePitch(f0, { ...still, pitchRange }, new Random(2))).toEqual(curve);
      expect(deviation(octaves(curve)) / deviation(octaves(f0))).toBeCloseTo(pitchRange, 1);
      expect(mean(octaves(curve))).toBeCloseTo(mean(octaves(f0)), 2);
    }
  });

  test('a ratio moves the whole melody', () => {
    const curve = shapePitch(f0, { pitchDrift: 0, pitchRange: 1, pitchRatio: 0.8 }, new Random(1));
    expect(mean(octaves(curve)) - mean(octaves(f0))).toBeCloseTo(Math.log2(0.8), 2);
  });

  test('voiceless values stay, voiced ones stay voiced, whatever is asked for', () => {
    const wild = { pitchRange: 5, pitchDrift: 3, pitchRatio: 1 };
    for (let seed = 0; seed < 20; seed++) {
      shapePitch(f0, wild, new Random(seed)).forEach((pitch, index) => {
        if (f0[index] === 0) expect(pitch).toBe(0);
        else expect(pitch >= 55 && pitch <= 520).toBe(true);
      });
    }
  });

  test('a whisper without a voice is left alone', () => {
    const whisper = new Float32Array(50);
    expect(shapePitch(whisper, loose, new Random(1))).toEqual(whisper);
    expect(shapeEnergy(energy.subarray(0, 50), whisper, loose)).toEqual(energy.subarray(0, 50));
  });
});

test('energy widens about its mean where there is sound; silence stays silent', () => {
  const wide = shapeEnergy(energy, f0, { energyRange: 1.4 });
  expect(deviation(voiced(wide)) / deviation(voiced(energy))).toBeGreaterThan(1.2);
  expect(mean(voiced(wide)) / mean(voiced(energy))).toBeCloseTo(1, 0);
  wide.forEach((value, index) => {
    if (f0[index] === 0) expect(Math.abs(value - energy[index]!)).toBeLessThan(0.02);
  });
});

test('each half of a style moves on the line from its own mean', () => {
  const style = Float32Array.from({ length: 256 }, (_, index) => Math.sin(index));
  const means = { alike: new Float32Array(256).fill(0.5), everyone: new Float32Array(256).fill(-0.25) };
  expect(shapeStyle(style, means, { timbre: 1, prosody: 1 })).toEqual(style);
  const flat = shapeStyle(style, means, { timbre: 0, prosody: 0 });
  expect([...flat]).toEqual([...means.alike.subarray(0, 128), ...means.everyone.subarray(128)]);
  const moved = shapeStyle(style, means, { timbre: 0.4, prosody: 1.6 });
  expect(moved[3]! - 0.5).toBeCloseTo(0.4 * (style[3]! - 0.5), 6);
  expect(moved[200]! + 0.25).toBeCloseTo(1.6 * (style[200]! + 0.25), 6);
});
