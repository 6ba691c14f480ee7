import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '@mynah/audio';
import { speakKnown } from '@mynah/engine-kokoro/testing';
import { describeVoiceConversionEngine } from '@mynah/engine-spec/conformance';
import type { TaskEngineHome } from '@mynah/engine-spec/tasks';
import { describe, expect, test } from 'vitest';
import { resynthesisEngine } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home: TaskEngineHome = { packFolder: (pack) => join(packs, pack), threads: 2, log: () => undefined };

test('without its packs it is unavailable', async () => {
  const none = { ...home, packFolder: () => undefined };
  await expect(resynthesisEngine.open(none)).rejects.toMatchObject({ kind: 'unavailable' });
});

describe.skipIf(!process.env.CI && !existsSync(join(packs, 'kokoro-82m')))('with the packs', async () => {
  const said = 'The boat came in, with the tide.';
  const [speech, wanted] = [await speak(said, 'am_michael'), await speak(said, 'af_heart')];
  const texts = said.split(' ');
  const words = speech.words.map((times, index) => ({ text: texts[index]!, spaceBefore: true, ...times }));
  const cutMs = Math.round((words[3]!.endMs + words[4]!.startMs) / 2 / 25) * 25;
  describeVoiceConversionEngine(resynthesisEngine, {
    home,
    speech: speech.samples,
    wanted: wanted.samples,
    engineVoice: 'af_heart',
    spoken: { language: 'en', words },
    cutMs,
  });

  test('refuses words that are not what is heard, and a stretch without words', async () => {
    const engine = await resynthesisEngine.open(home);
    const request = {
      kind: 'change' as const,
      samples: speech.samples,
      leadSamples: 0,
      tailSamples: 0,
      target: { id: 'v', engineVoice: 'af_heart', features: await featuresOf(engine, wanted.samples) },
      similarity: 0.75,
      seed: 1,
    };
    const run = async (spoken: { language: string; words: typeof words }) => {
      for await (const _ of engine.run({ ...request, spoken }, new AbortController().signal));
    };
    const many = { ...words[0]!, text: 'incomprehensibilities', startMs: 100, endMs: 200 };
    const tooMany = Array.from({ length: 12 }, () => many);
    await expect(run({ language: 'en', words: tooMany })).rejects.toMatchObject({ kind: 'unspeakable' });
    await expect(run({ language: 'en', words: [] })).rejects.toMatchObject({ kind: 'unspeakable' });
    await expect(run({ language: 'sw', words })).rejects.toMatchObject({ kind: 'unsupported' });
    await engine.dispose();
  });
});

async function featuresOf(engine: Awaited<ReturnType<typeof resynthesisEngine.open>>, samples: Float32Array) {
  for await (const part of engine.run({ kind: 'measure', samples }, new AbortController().signal))
    if (part.type === 'features') return part.features;
  throw new Error('no features came');
}

async function speak(text: string, voice: string) {
  const { samples, words } = await speakKnown(packs, text, voice);
  return {
    samples: edit.resample(samples, 16_000, 24_000),
    words: words ?? [],
  };
}
