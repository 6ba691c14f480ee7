import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { definitionOf, neutralDelivery, type SpeechEngine, type SpeechRequest } from '@mynah/engine-spec';
import { speakWhole } from '@mynah/engine-spec/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageSamples, wordsOf } from '../test/language-samples.ts';
import { smallFrames } from '../test/small-export.ts';
import { buildSmallPack, makeSmallEngine } from '../test/small-pack.ts';
import { toTokens } from './vocabulary.ts';

const FRAME_MS = 25;
/** The small model's boundaries are longer than what is kept of them. */
const LEAD_MS = 8 * FRAME_MS;
const TAIL_MS = 12 * FRAME_MS;

const long = {
  text: Array.from({ length: 36 }, (_, index) => `word${index}`).join(' '),
  read: Array.from({ length: 36 }, (_, index) => [`word${index}`, 'nannan'] as const),
};
const [sample] = languageSamples;
const request: SpeechRequest = {
  text: sample!.text,
  language: sample!.language,
  voice: sample!.voice,
  delivery: neutralDelivery,
  seed: 1,
  mode: 'whole',
};

let folder: string;
let engine: SpeechEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-small-'));
  await buildSmallPack(folder);
  const known = [...languageSamples, long].map((each) => [each.text, wordsOf(each)] as const);
  engine = makeSmallEngine(folder, new Map(known));
  await engine.warm();
});
afterAll(async () => {
  await engine.dispose();
  await rm(folder, { recursive: true, force: true });
});

const speak = (change: Partial<SpeechRequest> = {}) => speakWhole(engine, { ...request, ...change });
const withDelivery = (change: Partial<typeof neutralDelivery>) => ({
  delivery: { ...neutralDelivery, ...change },
});
const framesOf = (phonemes: string, speed = 1): number =>
  toTokens(phonemes).reduce((sum, token) => sum + Math.round(smallFrames(token) / speed), 0);

describe.each(languageSamples)('$language', ({ text, language, voice, read }) => {
  test.each(['whole', 'first-sound'] as const)('%s: the timing is that of the samples', async (mode) => {
    const { samples, marks, durationMs } = await speak({ text, language, voice, mode });
    expect(samples.length).toBe((durationMs * engine.sampleRateHz) / 1000);
    expect(marks[0]?.startMs).toBeGreaterThanOrEqual(LEAD_MS);
    expect(marks.at(-1)?.endMs).toBeLessThanOrEqual(durationMs - TAIL_MS);
    const times = marks.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const words = read.filter(([, phonemes]) => /\p{L}/u.test(phonemes));
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(words.map(([written]) => written));
    marks.forEach((mark, index) => {
      expect(mark.endMs - mark.startMs).toBe(framesOf(words[index]![1]) * FRAME_MS);
    });
  });
});

test('a pause lasts as long as its sign and the space behind it', async () => {
  const [hello, world] = (await speak()).marks;
  expect(world!.startMs - hello!.endMs).toBe(framesOf(', ') * FRAME_MS);
});

test.each([0.7, 1.1])('at speed %f every sound lasts that much longer or shorter', async (speed) => {
  const { marks, samples, durationMs } = await speak(withDelivery({ speed }));
  expect(marks[0]!.endMs - marks[0]!.startMs).toBe(framesOf('həlˈO', speed) * FRAME_MS);
  expect(marks[0]!.startMs).toBe(speed < 1 ? 17 * FRAME_MS : 7 * FRAME_MS);
  expect(samples.length).toBe((durationMs * engine.sampleRateHz) / 1000);
});

test('phrases of a long text follow one another without a gap in time or sound', async () => {
  const { samples, marks, durationMs, order } = await speak({ text: long.text });
  expect(order.filter((kind) => kind === 'audio').length).toBeGreaterThan(1);
  expect(marks.map(({ start, end }) => long.text.slice(start, end))).toEqual(long.read.map(([word]) => word));
  expect(samples.length).toBe((durationMs * engine.sampleRateHz) / 1000);
  const wordMs = framesOf('nannan') * FRAME_MS;
  const gaps = marks.slice(1).map((mark, index) => mark.startMs - marks[index]!.endMs);
  expect(new Set(marks.map(({ startMs, endMs }) => endMs - startMs))).toEqual(new Set([wordMs]));
  // between the phrases: the tail of one, the lead of the next
  expect([...new Set(gaps)]).toEqual([framesOf(' ') * FRAME_MS, TAIL_MS + LEAD_MS]);
});

describe('the seed', () => {
  const changed = (one: Float32Array, other: Float32Array): number => {
    const largest = Math.max(...one.map(Math.abs));
    return Math.max(...one.map((value, index) => Math.abs(value - other[index]!))) / largest;
  };

  test('the same gives the same samples and marks', async () => {
    const loose = withDelivery({ stability: 0, style: 1, similarity: 0.2 });
    expect(await speak({ ...loose, seed: 77 })).toEqual(await speak({ ...loose, seed: 77 }));
  });

  test('another changes the noise only, where the stability is neutral or more', async () => {
    for (const stability of [0.5, 1]) {
      const [one, other] = [
        await speak(withDelivery({ stability })),
        await speak({ ...withDelivery({ stability }), seed: 2 }),
      ];
      expect(other.marks).toEqual(one.marks);
      expect(changed(one.samples, other.samples)).toBeGreaterThan(0);
      expect(changed(one.samples, other.samples)).toBeLessThan(0.1);
    }
  });

  test('another changes pace and pitch within bounds, where the stability is low', async () => {
    const loose = withDelivery({ stability: 0 });
    const plain = await speak({ text: long.text });
    const durations = new Set<number>();
    for (let seed = 1; seed <= 6; seed++) {
      const { durationMs } = await speak({ ...loose, text: long.text, seed });
      durations.add(durationMs);
      expect(Math.abs(durationMs / plain.durationMs - 1)).toBeLessThan(0.12);
    }
    expect(durations.size).toBeGreaterThan(3);
  });
});

test('in parts it is the same sound as in one, whatever the voice said before', async () => {
  const whole = await speak({ text: long.text });
  for (const text of [sample!.text, long.text]) {
    await speak({ text, mode: 'first-sound' });
    const parts = await speak({ text: long.text, mode: 'first-sound' });
    const error = parts.samples.map((value, index) => (value - whole.samples[index]!) ** 2);
    const power = whole.samples.map((value) => value ** 2);
    const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);
    expect(10 * Math.log10(sum(power) / sum(error))).toBeGreaterThan(12);
  }
});

describe('a voice of the user', () => {
  const definition = definitionOf(request.voice);

  test('that is a stock voice as it is sounds as that voice does', async () => {
    expect((await speak({ definition })).samples).toEqual((await speak()).samples);
  });

  test('is faster by its pace, and its timing is that of the samples', async () => {
    const plain = await speak({ definition });
    for (const mode of ['whole', 'first-sound'] as const) {
      const fast = await speak({ definition: { ...definition, pace: 1.5 }, mode });
      expect(fast.durationMs).toBeLessThan(plain.durationMs);
      expect(fast.samples.length).toBe((fast.durationMs * engine.sampleRateHz) / 1000);
    }
  });

  test('has its own color and loudness', async () => {
    const plain = await speak({ definition });
    const spectrumDb = Array.from({ length: 129 }, () => -6);
    const soft = await speak({ definition: { ...definition, spectrumDb } });
    expect(soft.samples.length).toBe(plain.samples.length);
    const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
    expect(10 * Math.log10(power(soft.samples) / power(plain.samples))).toBeLessThan(-3);
  });

  test('that is made of a voice which is not there is refused', async () => {
    const timbre = { voices: [{ voice: 'nobody', weight: 1 }] };
    await expect(speak({ definition: { ...definition, timbre } })).rejects.toMatchObject({
      kind: 'unsupported',
    });
  });
});
