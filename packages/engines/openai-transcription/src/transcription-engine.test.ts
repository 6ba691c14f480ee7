import { files } from '@mynah/audio';
import { runTask } from '@mynah/engine-spec/conformance';
import type { TaskEngineHome, TranscriptionRequest } from '@mynah/engine-spec/tasks';
import { afterEach, expect, test } from 'vitest';
import {
  type CounterpartAnswer,
  type CounterpartServer,
  type SentTranscription,
  startCounterpart,
} from '../test/counterpart-server.ts';
import { openaiTranscription } from './index.ts';

const spoken = {
  task: 'transcribe',
  language: 'english',
  duration: 2,
  text: ' “Hello,” she said. Well-known words… ',
  words: [
    { word: 'Hello', start: 0.1, end: 0.5 },
    { word: 'she', start: 0.5, end: 0.7 },
    { word: 'said', start: 0.7, end: 1 },
    { word: 'Well', start: 1.2, end: 1.4 },
    { word: 'known', start: 1.4, end: 1.6 },
    { word: 'words', start: 1.6, end: 2.4 },
  ],
  segments: [
    { start: 0, end: 1, avg_logprob: -0.2, no_speech_prob: 0.01 },
    { start: 1, end: 2, avg_logprob: -0.4, no_speech_prob: 0.3 },
  ],
};
const request: TranscriptionRequest = {
  samples: Float32Array.from({ length: 32_000 }, (_, index) => Math.sin(index / 9) / 2),
  wordTimes: true,
};

let server: CounterpartServer;
const sent: SentTranscription[] = [];
afterEach(() => server?.close());

async function open(answer: (sent: SentTranscription) => CounterpartAnswer) {
  sent.length = 0;
  server = await startCounterpart(async (each) => {
    sent.push(each);
    return answer(each);
  });
  const home: TaskEngineHome = {
    packFolder: () => undefined,
    threads: 1,
    log: () => undefined,
    server: { url: `${server.url}/`, key: 'secret', model: 'whisper-large-v3' },
  };
  return openaiTranscription.open(home);
}

test('sends a WAV of the samples and what is asked of it', async () => {
  const engine = await open(() => ({ body: spoken }));
  await runTask(engine, { ...request, language: 'en', prompt: 'Said before.', temperature: 0.5 });
  const [{ authorization, file, fields }] = sent as [SentTranscription];
  expect(authorization).toBe('Bearer secret');
  const wav = files.readWav(new Uint8Array(await file.arrayBuffer()));
  expect(wav).toMatchObject({ sampleRateHz: 16_000 });
  expect(file.size).toBe(44 + 2 * request.samples.length);
  expect(Object.fromEntries([...fields].filter(([name]) => name !== 'file'))).toMatchObject({
    model: 'whisper-large-v3',
    response_format: 'verbose_json',
    language: 'en',
    prompt: 'Said before.',
    temperature: '0.5',
  });
  expect(fields.getAll('timestamp_granularities[]')).toEqual(['segment', 'word']);
});

test('words get the signs of the text back, their times stay inside the window', async () => {
  const engine = await open(() => ({ body: spoken }));
  const [language, text] = await runTask(engine, request);
  expect(language).toEqual({ type: 'language', language: 'en', probability: 0.5 });
  expect(text).toMatchObject({ type: 'text', text: '“Hello,” she said. Well-known words…', noSpeech: 0.01 });
  if (text?.type !== 'text') throw new Error('no text');
  expect(text.words.map((word) => word.text)).toEqual([
    '“Hello,”',
    'she',
    'said.',
    'Well-',
    'known',
    'words…',
  ]);
  expect(text.words.map((word) => word.spaceBefore)).toEqual([false, true, true, true, false, true]);
  expect(text.words.at(-1)).toMatchObject({ startMs: 1600, endMs: 2000, logProbability: -0.4 });
});

test.each([
  ['english', 'en'],
  ['Haitian Creole', 'ht'],
  ['pt-BR', 'pt'],
  ['zh', 'zh'],
])('understands the language %s', async (name, code) => {
  const engine = await open(() => ({ body: { ...spoken, language: name } }));
  expect((await runTask(engine, request))[0]).toMatchObject({ language: code });
});

test('an empty text is nobody speaking', async () => {
  const engine = await open(() => ({ body: { text: '', language: 'english' } }));
  expect((await runTask(engine, request))[1]).toMatchObject({ text: '', words: [], noSpeech: 1 });
});

test.each([
  [401, 'broken'],
  [429, 'unavailable'],
  [503, 'unavailable'],
  [400, 'unsupported'],
])('an answer of %i is a failure of its kind', async (status, kind) => {
  const engine = await open(() => ({ status, body: { error: { message: 'no' } } }));
  await expect(runTask(engine, request)).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

test.each([
  ['of another form', { words: 'many' }, 'broken'],
  ['without times', { text: 'Hello', words: [] }, 'unsupported'],
])('an answer %s is refused', async (_title, body, kind) => {
  const engine = await open(() => ({ body }));
  await expect(runTask(engine, request)).rejects.toMatchObject({ kind });
});

test.each([
  ['cut', 'unavailable'],
  ['page', 'broken'],
] as const)('an answer that is a %s is told as %s', async (behavior, kind) => {
  const engine = await open(() => ({ body: spoken, behavior }));
  await expect(runTask(engine, request)).rejects.toMatchObject({ name: 'EngineFailure', kind });
});

test('a server that is not there is unavailable, and none named too', async () => {
  const engine = await open(() => ({ body: spoken }));
  await server.close();
  await expect(runTask(engine, request)).rejects.toMatchObject({ kind: 'unavailable' });
  const none = { packFolder: () => undefined, threads: 1, log: () => undefined };
  await expect(openaiTranscription.open(none)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('an abort while the server works ends without an error', async () => {
  const controller = new AbortController();
  const engine = await open(() => {
    controller.abort();
    return { body: spoken };
  });
  expect(await runTask(engine, request, controller.signal)).toEqual([]);
});
