import { describe, expect, test } from 'vitest';
import { decodeStream } from '../decode/index.ts';
import { encodeFile } from '../encode-file.ts';
import { outputFormat } from '../output-format.ts';
import { Resampler } from '../resample/resampler.ts';
import { noise } from '../test-signals.ts';
import { findStretches, takeFingerprint, takeQuestion } from './index.ts';

const rateHz = 24_000;

/** Something like speech: syllables of pulses through moving resonances, other ones for each seed. */
function babble(seconds: number, seed: number): Float32Array {
  const chance = noise(400, seed);
  const sound = new Float32Array(seconds * rateHz);
  const hum: { before: number; earlier: number }[] = Array.from({ length: 3 }, () => ({
    before: 0,
    earlier: 0,
  }));
  let phase = 0;
  for (let at = 0; at < sound.length; at++) {
    const syllable = Math.floor(at / (0.17 * rateHz));
    const pick = (which: number): number => (chance[(syllable * 5 + which) % 400]! + 1) / 2;
    phase += (100 + 60 * pick(0)) / rateHz;
    const pulse = phase >= 1 ? 1 : 0;
    phase %= 1;
    for (const [index, one] of hum.entries()) {
      const hz = [300 + 500 * pick(1), 900 + 1200 * pick(2), 2300 + 900 * pick(3)][index]!;
      const value = pulse + 1.94 * Math.cos((2 * Math.PI * hz) / rateHz) * one.before - 0.9409 * one.earlier;
      one.earlier = one.before;
      one.before = value;
      sound[at]! += value * 0.02 * pick(4);
    }
  }
  return sound;
}

const sound = babble(8, 7);
const known = await takeFingerprint(sound, rateHz);

async function through(samples: Float32Array, name: 'mp3_22050_32' | 'mp3_44100_64'): Promise<Float32Array> {
  const format = outputFormat(name);
  const bytes = await encodeFile(samples.slice(), format, { sourceRateHz: rateHz });
  const parts: number[] = [];
  for await (const part of decodeStream(
    (async function* () {
      yield bytes;
    })(),
    format,
  ))
    for (const sample of part) parts.push(sample);
  return Float32Array.from(parts);
}

const resampled = (samples: Float32Array, toHz: number): Float32Array => {
  const resampler = new Resampler(rateHz, toHz);
  return Float32Array.from([...resampler.write(samples), ...resampler.finish()]);
};

describe('the same sound is found again', () => {
  const cases: [string, () => Promise<[Float32Array, number]>][] = [
    ['as it is', async () => [sound, rateHz]],
    ['as mp3 of 64 kbit/s', async () => [await through(sound, 'mp3_44100_64'), 44_100]],
    ['as mp3 of 32 kbit/s', async () => [await through(sound, 'mp3_22050_32'), 22_050]],
    ['at 16 kHz', async () => [resampled(sound, 16_000), 16_000]],
    ['at 8 kHz', async () => [resampled(sound, 8000), 8000]],
    ['twenty times softer', async () => [sound.map((sample) => sample / 20), rateHz]],
  ];
  test.each(cases)('%s', async (_, make) => {
    const question = await takeQuestion(...(await make()));
    expect(question.keys.filter((key) => known.keys.includes(key)).length).toBeGreaterThan(5);
    const [found, ...more] = findStretches(question.words, known.words);
    expect(more).toEqual([]);
    expect(found!.endMs - found!.startMs).toBeGreaterThan(6500);
  });

  test('three seconds out of the middle, in other sound: where they stand', async () => {
    const other = babble(4, 99);
    const piece = sound.subarray(3.21 * rateHz, 6.21 * rateHz);
    const mixed = Float32Array.from([...other, ...piece, ...other]);
    const [found, ...more] = findStretches((await takeQuestion(mixed, rateHz)).words, known.words);
    expect(more).toEqual([]);
    expect(found!.startMs).toBeGreaterThan(3000);
    expect(found!.endMs).toBeLessThan(8000);
  });
});

test('another sound is not found, nor silence, nor less than two seconds', async () => {
  for (const other of [
    babble(8, 1),
    noise(8 * rateHz),
    new Float32Array(8 * rateHz),
    sound.subarray(0, rateHz),
  ])
    expect(findStretches((await takeQuestion(other, rateHz)).words, known.words)).toEqual([]);
  expect((await takeFingerprint(new Float32Array(rateHz), rateHz)).keys).toEqual([]);
});

test('it is small: 250 bytes for a second, and a few keys', () => {
  expect(known.words.byteLength).toBeLessThan(8 * 250);
  expect(known.keys.length).toBeLessThan(8 * 12);
  expect(known.keys.every((key) => Number.isInteger(key) && Math.abs(key) <= 2 ** 31)).toBe(true);
});
