import { files, measure, outputFormat } from '@mynah/audio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE } from '../dsp/index.ts';
import { Foley } from '../foley.ts';
import { decodeMp3 } from '../remote/decode-mp3.ts';
import { ask, home, make, peak, seam } from '../test-foley.ts';

let engine: Foley;
beforeAll(async () => {
  engine = await Foley.open(home(() => false));
});
afterAll(() => engine.dispose());

const block = RATE / 20;

/** Levels of 50 ms. */
const levelsOf = (samples: Float32Array): number[] =>
  Array.from({ length: Math.floor(samples.length / block) }, (_, at) => {
    const piece = samples.subarray(at * block, (at + 1) * block);
    return Math.sqrt(piece.reduce((sum, value) => sum + value * value, 0) / block);
  });

/** The longest run in which a test holds, in seconds. */
function longest<Value>(
  values: Iterable<Value>,
  holds: (value: Value) => boolean,
  secondsEach: number,
): number {
  let here = 0;
  let most = 0;
  for (const value of values) {
    here = holds(value) ? here + 1 : 0;
    most = Math.max(most, here);
  }
  return most * secondsEach;
}

describe('the time that is asked', () => {
  test.each(['a dog barking', 'door slam', 'notification', 'owl hooting'])(
    '%s happens again and again, with rests between',
    async (prompt) => {
      const { left } = await make(engine, ask(prompt, { durationMs: 9000 }));
      const levels = levelsOf(left);
      const quiet = 0.03 * Math.max(...levels);
      expect(longest(levels, (level) => level < quiet, 0.05)).toBeLessThan(3.5);
      expect(levels.filter((level) => level < quiet).length).toBeGreaterThan(20);
    },
  );

  test('what is counted happens so often and no more; the rest is the quiet of the place', async () => {
    const { left } = await make(engine, ask('three knocks on a door', { durationMs: 4000 }));
    const rest = levelsOf(left).slice(50);
    for (const level of rest) {
      expect(level).toBeGreaterThan(0.0003);
      expect(level).toBeLessThan(0.003);
    }
  });

  test('there is no digital silence', async () => {
    const { left, right } = await make(engine, ask('a single beep', { durationMs: 2000 }));
    for (const side of [left, right])
      expect(longest(side, (value) => value === 0, 1 / RATE)).toBeLessThan(0.005);
  });

  test('repeats of a loop come in at its front', async () => {
    const { left } = await make(engine, ask('a dog barking', { durationMs: 7000, loop: true }));
    expect(seam(left)).toBeLessThan(6);
    expect(peak(left.subarray(3 * RATE))).toBeGreaterThan(0.1);
  });
});

test.each(['gunshot', 'glass breaking', 'white noise', 'explosion'])(
  '%s stays a decibel under full scale, between samples and after an mp3 of 128 kbit/s too',
  async (prompt) => {
    const { left, right } = await make(engine, ask(prompt, { durationMs: 1500 }));
    const both = new Float32Array(2 * left.length);
    for (let at = 0; at < left.length; at += 1) both.set([left[at]!, right[at]!], 2 * at);
    const format = outputFormat('mp3_44100_128');
    const mp3 = await files.encodeFile(both, format, { sourceRateHz: RATE, channels: 2 });
    const decoded = await decodeMp3(mp3);
    for (const side of [left, right, decoded.left, decoded.right])
      expect(measure.truePeakDb(side, RATE)).toBeLessThan(-1);
  },
);
