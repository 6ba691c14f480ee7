import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE } from '../dsp/index.ts';
import { Foley } from '../foley.ts';
import { ask, home, ids, make } from '../test-foley.ts';

let engine: Foley;
beforeAll(async () => {
  engine = await Foley.open(home(() => false));
});
afterAll(() => engine.dispose());

const hear = (prompt: string, seconds: number) => make(engine, ask(prompt, { durationMs: 1000 * seconds }));

/** How well 80 ms repeat themselves after one period of a pitch. */
function repeats(samples: Float32Array, seconds: number, hz: number): number {
  const from = Math.round(seconds * RATE);
  const lag = Math.round(RATE / hz);
  let product = 0;
  let here = 0;
  let there = 0;
  for (let at = from; at < from + 0.08 * RATE; at += 1) {
    product += samples[at]! * samples[at + lag]!;
    here += samples[at]! ** 2;
    there += samples[at + lag]! ** 2;
  }
  return product / Math.sqrt(here * there);
}

/** Kurtosis of the steps from sample to sample: 3 is even noise, clicks are far above. */
function clickiness(samples: Float32Array): number {
  let second = 0;
  let fourth = 0;
  for (let at = 1; at < samples.length; at += 1) {
    const step = (samples[at]! - samples[at - 1]!) ** 2;
    second += step;
    fourth += step * step;
  }
  return (samples.length * fourth) / second ** 2;
}

describe('a piano note', () => {
  test.each([
    ['an A2 piano note', 110],
    ['a C#4 piano note', 277.18],
    ['piano note middle C', 261.63],
    ['a Bb3 piano note', 233.08],
  ])('%s has its pitch, and keeps it', async (prompt, hz) => {
    const sound = await hear(prompt, 2.5);
    expect(ids(sound)).toEqual(['piano-note']);
    for (const seconds of [0.15, 0.6, 1.4]) {
      expect(repeats(sound.left, seconds, hz)).toBeGreaterThan(0.85);
      expect(repeats(sound.left, seconds, hz * 1.06)).toBeLessThan(repeats(sound.left, seconds, hz));
    }
  });

  test('a single low one is low, struck once and rings on', async () => {
    const sound = await hear('a single low piano note', 3);
    expect(ids(sound)).toEqual(['piano-note']);
    const energy = (from: number, to: number): number =>
      sound.left.subarray(from * RATE, to * RATE).reduce((sum, value) => sum + value * value, 0);
    expect(energy(1, 2)).toBeGreaterThan(0.02 * energy(0, 1));
    expect(energy(2, 3)).toBeLessThan(energy(1, 2));
    const steps = sound.left.reduce((sum, value, at) => sum + (value - (sound.left[at - 1] ?? 0)) ** 2, 0);
    const centerHz = (RATE / (2 * Math.PI)) * Math.sqrt(steps / energy(0, 3));
    expect(centerHz).toBeLessThan(700);
  });
});

test('a fire crackles', async () => {
  expect(clickiness((await hear('campfire', 3)).left)).toBeGreaterThan(12);
});

test('rain on tin has drops, rain alone is even', async () => {
  const roof = clickiness((await hear('heavy rain on a tin roof', 2)).left);
  expect(roof).toBeGreaterThan(5);
  expect(roof).toBeGreaterThan(1.3 * clickiness((await hear('heavy rain', 2)).left));
});

test.each([
  ['a lion roaring', 'lion'],
  ['a rooster crowing', 'rooster'],
  ['a man laughing', 'laugh-man'],
  ['a woman laughing', 'laugh-woman'],
  ['a sad piano chord', 'piano-chord'],
])('%s is known', async (prompt, id) => {
  expect(ids(await hear(prompt, 0.6))).toEqual([id]);
});
