import { files } from '@mynah/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { toOrder } from './openai-order.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
});
afterAll(() => app?.close());

/** As OpenAI's clients send it: the key as a bearer value. */
const speak = (json: object) =>
  app.fetch('/v1/audio/speech', {
    json: { model: 'tts-1', voice: 'alloy', input: 'Hello from another client.', ...json },
    headers: { authorization: `Bearer ${apiKey}` },
  });
const needsFfmpeg = ['opus', 'flac', 'aac'];
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('an mp3 by default, in a voice that OpenAI names', async () => {
  const answer = await speak({});
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(files.measureMp3(await bytesOf(answer)).durationSeconds).toBeGreaterThan(1);
});

test.each([
  ['wav', 'audio/wav', 'RIFF'],
  ['pcm', 'audio/pcm', ''],
  ['opus', 'audio/ogg', 'OggS'],
  ['flac', 'audio/flac', 'fLaC'],
  ['aac', 'audio/aac', ''],
])('%s is %s', async (format, contentType, magic) => {
  const answer = await speak({ response_format: format });
  if (needsFfmpeg.includes(format) && !findFfmpeg(app.platform)) {
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_output_format' } });
    return;
  }
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, contentType]);
  const bytes = await bytesOf(answer);
  expect(bytes.length).toBeGreaterThan(4000);
  expect(bytes.subarray(0, magic.length).toString('latin1')).toBe(magic);
});

test.each(['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts', 'eleven_v3'])('the model %s speaks', async (model) => {
  expect((await speak({ model })).status).toBe(200);
});

test('an unknown model or voice is refused by name', async () => {
  const model = await speak({ model: 'gpt-9' });
  expect([model.status, await model.json()]).toMatchObject([
    404,
    { error: { type: 'invalid_request_error', code: 'model_not_found', message: expect.any(String) } },
  ]);
  const voice = await speak({ voice: 'nobody' });
  expect([voice.status, await voice.json()]).toMatchObject([404, { error: { code: 'voice_not_found' } }]);
});

test('a speed beyond what we have is clamped, and told', async () => {
  const answer = await speak({ speed: 3 });
  expect(answer.headers.get('x-mynah-warnings')).toContain('speed_clamped');
  expect((await speak({ speed: 5 })).status).toBe(400);
});

test('an event stream of audio, ended by a summary', async () => {
  const answer = await speak({ stream_format: 'sse', response_format: 'pcm' });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events = (await answer.text())
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, '')) as { type: string; audio?: string });
  expect(events.at(-1)?.type).toBe('speech.audio.done');
  const audio = events.slice(0, -1);
  expect(audio.length).toBeGreaterThan(0);
  expect(audio.every(({ type, audio }) => type === 'speech.audio.delta' && audio!.length > 0)).toBe(true);
});

test.each([
  ['input', { input: '' }],
  ['voice', { voice: undefined }],
  ['response_format', { response_format: 'mp5' }],
])('a bad %s is a 400 that names it', async (param, json) => {
  const answer = await speak(json);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { type: 'invalid_request_error', param, message: expect.any(String) } },
  ]);
});

test('voice names are listed', async () => {
  const { voices } = (await (await app.fetch('/v1/audio/voices', { apiKey })).json()) as {
    voices: { id: string }[];
  };
  expect(voices.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']),
  );
});

test('without ffmpeg the formats that need it are refused by name', () => {
  const call = { model: 'tts-1', input: 'Hi.', speed: 1 };
  for (const responseFormat of ['aac', 'flac', 'opus'] as const) {
    expect(() => toOrder({ ...call, responseFormat }, 'voice', undefined)).toThrowError(
      expect.objectContaining({ code: 'invalid_output_format' }),
    );
  }
  expect(toOrder({ ...call, responseFormat: 'mp3' }, 'voice', undefined).order.voiceId).toBe('voice');
});
