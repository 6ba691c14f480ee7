import OpenAI, { AuthenticationError, BadRequestError, NotFoundError } from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainWords, silence, speakPcm, wavOf } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';

/** OpenAI's official client against this server. */
let app: TestApp;
let apiKey: string;
let client: OpenAI;
let file: File;
const said = 'good morning everybody';
const model = 'whisper-1';

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  client = new OpenAI({ apiKey, baseURL: `${app.url}/v1`, maxRetries: 0 });
  file = wavOf(await speakPcm(app, apiKey, 'Good morning everybody.'));
});
afterAll(() => app?.close());

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (cause) => cause,
  );

test('models are listed and got in the shape that the client knows; other clients get the other list', async () => {
  const ids: string[] = [];
  for await (const { id, object } of client.models.list()) {
    expect(object).toBe('model');
    ids.push(id);
  }
  expect(ids).toEqual(expect.arrayContaining(['tts-1', 'whisper-1', 'gpt-4o-transcribe', 'eleven_v3']));
  expect(await client.models.retrieve('whisper-1')).toMatchObject({ id: 'whisper-1', object: 'model' });
  const other = await app.fetch('/v1/models', { apiKey });
  expect(await other.json()).toContainEqual(expect.objectContaining({ model_id: 'eleven_v3' }));
  const { accessToken } = await app.owner();
  const web = await app.fetch('/v1/models', { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await web.json()).toContainEqual(expect.objectContaining({ model_id: 'eleven_v3' }));
});

test('speech', async () => {
  const answer = await client.audio.speech.create({
    model: 'tts-1',
    voice: 'alloy',
    input: 'Hello.',
    response_format: 'wav',
  });
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF');
});

test('a transcript as json, as text and as subtitles, charged and kept as any other', async () => {
  const { text } = await client.audio.transcriptions.create({
    file,
    model,
    language: 'en',
    prompt: 'Greetings.',
  });
  expect(plainWords(text)).toBe(said);
  const asked = { file, model, language: 'en' } as const;
  const plain = await client.audio.transcriptions.create({ ...asked, response_format: 'text' });
  expect(plainWords(plain as unknown as string)).toBe(said);
  const srt = await client.audio.transcriptions.create({ ...asked, response_format: 'srt' });
  expect(srt as unknown as string).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nGood morning/);
  const vtt = await client.audio.transcriptions.create({ ...asked, response_format: 'vtt' });
  expect(vtt as unknown as string).toMatch(/^WEBVTT\n\n[\s\S]*00:0\d\.\d{3} --> /);
  const { transcripts } = (await (await app.fetch('/v1/speech-to-text/transcripts', { apiKey })).json()) as {
    transcripts: unknown[];
  };
  expect(transcripts).toHaveLength(4);
});

test('verbose_json has segments, and words when they are asked for', async () => {
  const verbose = await client.audio.transcriptions.create({
    file,
    model,
    response_format: 'verbose_json',
    timestamp_granularities: ['word', 'segment'],
  });
  expect(verbose).toMatchObject({ language: 'english', duration: expect.any(Number) });
  expect(verbose.words!.map(({ word }) => plainWords(word)).join(' ')).toBe(said);
  for (const { start, end } of [...verbose.words!, ...verbose.segments!]) expect(end).toBeGreaterThan(start);
  expect(verbose.segments!.map(({ text }) => plainWords(text)).join(' ')).toBe(said);
  expect(verbose.segments![0]).toMatchObject({ id: 0, avg_logprob: expect.any(Number) });
});

test('a stream of the text, then all of it; how sure each word is', async () => {
  const stream = await client.audio.transcriptions.create({
    file,
    model: 'gpt-4o-transcribe',
    language: 'en',
    stream: true,
    include: ['logprobs'],
  });
  const events: { type: string; delta?: string; text?: string; logprobs?: { token: string }[] }[] = [];
  for await (const event of stream) events.push(event as (typeof events)[number]);
  const last = events.at(-1)!;
  expect(last.type).toBe('transcript.text.done');
  expect(plainWords(last.text!)).toBe(said);
  expect(last.logprobs).toHaveLength(3);
  const deltas = events.filter(({ type }) => type === 'transcript.text.delta');
  expect(deltas.map(({ delta }) => delta).join('')).toBe(last.text);
});

test('what is said in another language is written in English', async () => {
  const french = wavOf(
    await speakPcm(app, apiKey, 'Bonjour, je suis content de vous voir. Merci beaucoup, mes amis.'),
  );
  const { text } = await client.audio.translations.create({ file: french, model });
  expect(text.toLowerCase()).toMatch(/thank|happy|friends|hello|see you/);
  const verbose = await client.audio.translations.create({
    file: french,
    model,
    response_format: 'verbose_json',
  });
  expect(verbose).toMatchObject({ task: 'translate', language: 'english' });
});

test('refusals are the errors that the client knows', async () => {
  const stranger = new OpenAI({ apiKey: 'sk_unknown', baseURL: `${app.url}/v1`, maxRetries: 0 });
  for (const call of [
    () => stranger.models.list(),
    () => stranger.audio.transcriptions.create({ file, model }),
  ]) {
    const unknown = (await refusal(call() as Promise<unknown>)) as InstanceType<typeof AuthenticationError>;
    expect(unknown).toBeInstanceOf(AuthenticationError);
    expect(unknown.code).toBe('invalid_api_key');
  }
  const noModel = (await refusal(
    client.audio.transcriptions.create({ file, model: 'gpt-9' }),
  )) as InstanceType<typeof NotFoundError>;
  expect(noModel).toBeInstanceOf(NotFoundError);
  expect([noModel.code, noModel.param]).toEqual(['model_not_found', 'model']);
  expect(await refusal(client.models.retrieve('gpt-9'))).toBeInstanceOf(NotFoundError);
  const noSound = new File(['no sound at all'], 'notes.mp3', { type: 'audio/mpeg' });
  for (const call of [
    () => client.audio.transcriptions.create({ file: noSound, model }),
    () => client.audio.transcriptions.create({ file: noSound, model, stream: true }),
    () => client.audio.transcriptions.create({ file, model, timestamp_granularities: ['word'] }),
    () => client.audio.transcriptions.create({ file, model, response_format: 'docx' as 'json' }),
    () => client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: '' }),
  ]) {
    expect(await refusal(call() as Promise<unknown>)).toBeInstanceOf(BadRequestError);
  }
});

test('silence has an empty transcript', async () => {
  const { text } = await client.audio.transcriptions.create({ file: wavOf(silence(1)), model });
  expect(text).toBe('');
});
