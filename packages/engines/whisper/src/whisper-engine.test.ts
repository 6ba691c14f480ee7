import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { speakKnown } from '@mynah/engine-kokoro/testing';
import {
  describeAlignmentEngine,
  describeTranscriptionEngine,
  runTask,
} from '@mynah/engine-spec/conformance';
import type { TaskEngineHome } from '@mynah/engine-spec/tasks';
import { describe, expect, test } from 'vitest';
import { whisperAlignment, whisperTranscription } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home: TaskEngineHome = {
  packFolder: (pack) => join(packs, pack),
  threads: 2,
  log: () => undefined,
};

test('there are 99 languages, each once', () => {
  expect(new Set(whisperTranscription.traits.languages).size).toBe(99);
  for (const language of whisperTranscription.traits.languages) expect(language).toMatch(/^[a-z]{2,3}$/);
});

test('without its pack it is unavailable, with a broken one it says so', async () => {
  const none = { ...home, packFolder: () => undefined };
  await expect(whisperTranscription.open(none)).rejects.toMatchObject({ kind: 'unavailable' });
  const broken = { ...home, packFolder: () => '/nowhere' };
  await expect(whisperAlignment.open(broken)).rejects.toMatchObject({ kind: 'broken' });
});

describe.skipIf(!process.env.CI && !existsSync(join(packs, 'whisper-base', 'decoder.onnx')))(
  'with the pack',
  async () => {
    const text = 'The harbor was quiet that morning, and a single boat came in slowly with the tide.';
    const speech = await speakKnown(packs, text);
    describeTranscriptionEngine(whisperTranscription, { home, speech });
    describeAlignmentEngine(whisperAlignment, { home, speech });

    test('both tasks use one loaded model, and either may end first', async () => {
      const [transcription, alignment] = [
        await whisperTranscription.open(home),
        await whisperAlignment.open(home),
      ];
      await transcription.dispose();
      const { samples, language } = speech;
      expect(await runTask(alignment, { samples, text, language })).toHaveLength(1);
      await alignment.dispose();
    });

    test('a draft of speech that goes on says what was said up to there', async () => {
      const engine = await whisperTranscription.open(home);
      const samples = speech.samples.slice(0, 3 * 16_000);
      const [, draft] = await runTask(engine, { samples, wordTimes: false, isDraft: true });
      expect(draft).toMatchObject({
        type: 'text',
        words: [],
        text: expect.stringMatching(/^The harbou?r was quiet/),
      });
      await engine.dispose();
    });

    test('a seed gives the same words again at a high temperature, another seed others', async () => {
      const engine = await whisperTranscription.open(home);
      const hear = (seed: number) =>
        runTask(engine, { samples: speech.samples, wordTimes: false, temperature: 2, seed });
      const [one, again, other] = [await hear(1), await hear(1), await hear(2)];
      expect(again).toEqual(one);
      expect(other).not.toEqual(one);
      await engine.dispose();
    });
  },
);
