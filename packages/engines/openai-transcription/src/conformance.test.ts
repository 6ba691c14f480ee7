import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '@mynah/audio';
import { speakKnown } from '@mynah/engine-kokoro/testing';
import { describeTranscriptionEngine, runTask } from '@mynah/engine-spec/conformance';
import type { TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { whisperTranscription } from '@mynah/engine-whisper';
import { afterAll, beforeAll, describe } from 'vitest';
import {
  type CounterpartServer,
  type SentTranscription,
  startCounterpart,
} from '../test/counterpart-server.ts';
import { openaiTranscription } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home: TaskEngineHome = { packFolder: (pack) => join(packs, pack), threads: 2, log: () => undefined };
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Answers as the API does, by our own engine. */
async function answerWith(whisper: TaskEngine<'transcription'>, { file, fields }: SentTranscription) {
  const [samples = new Float32Array()] = files.readWav(new Uint8Array(await file.arrayBuffer())).channels;
  const field = (name: string) => fields.get(name)?.toString() || undefined;
  const wordTimes = fields.getAll('timestamp_granularities[]').includes('word');
  const parts = await runTask(whisper, {
    samples,
    wordTimes,
    language: field('language'),
    prompt: field('prompt'),
  });
  const [language, text] = parts;
  if (language?.type !== 'language' || text?.type !== 'text') throw new Error('no text');
  const words = text.words.map((word) => ({
    word: word.text.replace(/[^\p{L}\p{N}'-]/gu, ''),
    start: word.startMs / 1000,
    end: word.endMs / 1000,
  }));
  return {
    body: {
      task: 'transcribe',
      language: names.of(language.language)?.toLowerCase(),
      text: text.text,
      words,
    },
  };
}

describe.skipIf(!process.env.CI && !existsSync(join(packs, 'whisper-base', 'decoder.onnx')))(
  'with the pack of whisper behind the server',
  async () => {
    const speech = await speakKnown(
      packs,
      'The harbor was quiet that morning, and a single boat came in slowly with the tide.',
    );
    const server = { url: '', model: 'whisper-base' };
    let whisper: TaskEngine<'transcription'>;
    let counterpart: CounterpartServer;
    beforeAll(async () => {
      whisper = await whisperTranscription.open(home);
      // the same question is answered from memory: what is tested is the asking
      const answers = new Map<string, ReturnType<typeof answerWith>>();
      counterpart = await startCounterpart(async (sent) => {
        const asked = JSON.stringify([
          [...sent.fields],
          Buffer.from(await sent.file.arrayBuffer()).toString('base64'),
        ]);
        const answer = answers.get(asked) ?? answerWith(whisper, sent);
        answers.set(asked, answer);
        return answer;
      });
      server.url = counterpart.url;
    });
    afterAll(async () => {
      await counterpart?.close();
      await whisper?.dispose();
    });
    describeTranscriptionEngine(openaiTranscription, { home: { ...home, server }, speech });
  },
);
