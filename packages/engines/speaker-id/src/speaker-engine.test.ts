import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '@mynah/audio';
import { createKokoroEngine } from '@mynah/engine-kokoro';
import { neutralDelivery, type SpeechEngine } from '@mynah/engine-spec';
import { speakWhole } from '@mynah/engine-spec/conformance';
import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { Phonemizers } from '@mynah/text/phonemes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speakerId } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home = { packFolder: (pack: string) => join(packs, pack), threads: 2, log: () => undefined };
const sentences = ['A single boat came in with the tide.', 'Nobody will be here on Monday morning.'];

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, index) => sum + value * other[index]!, 0);

test('without its pack it says so', async () => {
  const open = speakerId.open({ ...home, packFolder: () => undefined });
  await expect(open).rejects.toMatchObject({ kind: 'unavailable' });
});

const isHere = existsSync(join(packs, 'speaker-id')) && existsSync(join(packs, 'kokoro-82m', 'decoder.onnx'));
describe.skipIf(!isHere && !process.env.CI)('with the pack', () => {
  let engine: TaskEngine<'speaker'>;
  let speech: SpeechEngine;
  beforeAll(async () => {
    const phonemizers = [new Phonemizers({ englishFolder: join(packs, 'hibari') })];
    speech = createKokoroEngine({ phonemizers })(home) as SpeechEngine;
    engine = await speakerId.open(home);
    await speech.warm();
  });
  afterAll(async () => {
    await Promise.all([engine.dispose(), speech.dispose()]);
  });

  const vectorsOf = async (stretches: Float32Array[], signal = new AbortController().signal) => {
    const vectors: Float32Array[] = [];
    for await (const { index, vector } of engine.run({ stretches }, signal)) vectors[index] = vector;
    return vectors;
  };
  const speak = async (voice: string, text: string): Promise<Float32Array> => {
    const request = {
      text,
      voice,
      language: 'en-US',
      delivery: neutralDelivery,
      seed: 1,
      mode: 'whole',
    } as const;
    const { samples } = await speakWhole(speech, request);
    return edit.resample(samples, speech.sampleRateHz, 16_000);
  };

  test('one voice is alike whatever it says, two voices are not', async () => {
    const clips = [];
    for (const voice of ['af_heart', 'am_michael'])
      for (const text of sentences) clips.push(await speak(voice, text));
    const [a, b, c, d] = (await vectorsOf(clips)) as [Float32Array, Float32Array, Float32Array, Float32Array];
    expect(dot(a, b)).toBeGreaterThan(speakerId.traits.sameVoice);
    expect(dot(c, d)).toBeGreaterThan(speakerId.traits.sameVoice);
    for (const one of [a, b]) for (const other of [c, d]) expect(dot(one, other)).toBeLessThan(0.3);
  });

  test('vectors have length one, the same for the same sound, also for the shortest and the long', async () => {
    const noise = Float32Array.from({ length: 16_000 * 12 }, (_, index) => Math.sin(index * index * 1e-4));
    for (const stretch of [noise.subarray(0, 800), noise]) {
      const [first] = await vectorsOf([stretch]);
      const [again] = await vectorsOf([stretch]);
      expect(first).toHaveLength(speakerId.traits.dimensions);
      expect(Math.abs(Math.hypot(...first!) - 1)).toBeLessThan(1e-4);
      expect(again).toEqual(first);
    }
  });

  test('nothing comes after an abort, and an empty stretch is refused', async () => {
    expect(await vectorsOf([new Float32Array(16_000)], AbortSignal.abort())).toEqual([]);
    await expect(vectorsOf([new Float32Array(0)])).rejects.toMatchObject({ kind: 'unspeakable' });
  });
});
