import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { hearPcm, readAll } from './heard-audio.ts';

/** The official client with only the address changed. Its parser throws on a missing or wrong key. */
let app: TestApp;
let client: ElevenLabsClient;
let voiceId: string;

const sentence = 'The quick brown fox jumps over the lazy dog.';

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  voiceId = (await client.voices.search({ pageSize: 1 })).voices[0]?.voiceId ?? '';
});
afterAll(() => app?.close());

test('[SPE-009] models parse and hold the well-known ones', async () => {
  const models = await client.models.list();
  const ids = models.map((model) => model.modelId);
  expect(ids).toEqual(expect.arrayContaining(['eleven_v3', 'eleven_multilingual_v2', 'eleven_flash_v2_5']));
  expect(models.find((model) => model.modelId === 'eleven_multilingual_v2')).toMatchObject({
    canDoTextToSpeech: true,
    maximumTextLengthPerRequest: 10_000,
  });
});

test('[VOI-005] voices parse in both lists and one by one', async () => {
  const { voices } = await client.voices.getAll();
  const page = await client.voices.search({ pageSize: 5, includeTotalCount: true });
  expect(page.totalCount).toBe(voices.length);
  const voice = await client.voices.get(voiceId);
  expect(voice.voiceId).toBe(voiceId);
  expect(voice.labels).toMatchObject({ gender: expect.any(String) });
});

test('[VOI-027] [VOI-028] [VOI-030] settings are read and changed', async () => {
  expect(await client.voices.settings.getDefault()).toMatchObject({ stability: 0.5, similarityBoost: 0.75 });
  await client.voices.settings.update(voiceId, { stability: 0.3, speed: 1.1 });
  expect(await client.voices.settings.get(voiceId)).toMatchObject({ stability: 0.3, speed: 1.1 });
  await client.voices.settings.update(voiceId, { stability: 0.5, speed: 1 });
});

test('[ACC-060] [ACC-061] user and subscription parse', async () => {
  const user = await client.user.get();
  expect(user.subscription.tier).toBe('trial');
  expect((await client.user.subscription.get()).characterLimit).toBeGreaterThan(0);
});

test('a request with an Idempotency-Key is made once, and its sound given again', async () => {
  const headers = { 'Idempotency-Key': 'the client tries again' };
  const convert = () =>
    client.textToSpeech.convert(voiceId, { text: sentence }, { headers }).withRawResponse();
  const [first, again] = [await convert(), await convert()];
  expect(await readAll(again.data)).toEqual(await readAll(first.data));
  expect(first.rawResponse.headers.get('idempotent-replayed')).toBe(null);
  expect(again.rawResponse.headers.get('idempotent-replayed')).toBe('true');
  const other = client.textToSpeech.convert(voiceId, { text: 'Another text.' }, { headers });
  await expect(other).rejects.toMatchObject({
    statusCode: 422,
    body: { detail: [expect.objectContaining({ type: 'idempotency_key_reused' })] },
  });
});

test('[SPE-001] convert gives an mp3 of a sensible length', async () => {
  const audio = await readAll(await client.textToSpeech.convert(voiceId, { text: sentence }));
  const { durationSeconds, sampleRateHz } = files.measureMp3(audio);
  expect(sampleRateHz).toBe(44_100);
  expect(durationSeconds).toBeGreaterThan(1.5);
  expect(durationSeconds).toBeLessThan(6);
});

test('stream gives sound, not silence', async () => {
  const pcm = await readAll(
    await client.textToSpeech.stream(voiceId, { text: sentence, outputFormat: 'pcm_24000' }),
  );
  const heard = hearPcm(pcm, 24_000);
  expect(heard.durationMs).toBeGreaterThan(1_500);
  expect(heard.levelDb).toBeGreaterThan(-35);
});

test('the same seed gives the same bytes', async () => {
  const request = { text: sentence, seed: 7, outputFormat: 'pcm_16000' } as const;
  const [first, second] = [
    await readAll(await client.textToSpeech.convert(voiceId, request)),
    await readAll(await client.textToSpeech.convert(voiceId, request)),
  ];
  expect(Buffer.compare(first, second)).toBe(0);
});

test('timestamps cover every character and end with the audio', async () => {
  const answer = await client.textToSpeech.convertWithTimestamps(voiceId, {
    text: sentence,
    outputFormat: 'pcm_24000',
  });
  const {
    characters,
    characterStartTimesSeconds: starts,
    characterEndTimesSeconds: ends,
  } = answer.alignment ?? {
    characters: [],
    characterStartTimesSeconds: [],
    characterEndTimesSeconds: [],
  };
  expect(characters.join('')).toBe(sentence);
  expect(starts).toHaveLength(characters.length);
  expect(ends).toHaveLength(characters.length);
  for (let i = 1; i < starts.length; i++) expect(starts[i]).toBeGreaterThanOrEqual(starts[i - 1] ?? 0);
  const { durationMs } = hearPcm(Buffer.from(answer.audioBase64, 'base64'), 24_000);
  expect(ends.at(-1)).toBeCloseTo(durationMs / 1000, 1);
});

test('[SPE-019] streamed timestamps join to the whole text and audio', async () => {
  const text = `${sentence} It does so every morning. Nobody knows why.`;
  const stream = await client.textToSpeech.streamWithTimestamps(voiceId, { text, outputFormat: 'pcm_24000' });
  let said = '';
  let bytes = 0;
  for await (const chunk of stream) {
    said += chunk.alignment?.characters.join('') ?? '';
    bytes += Buffer.from(chunk.audioBase64, 'base64').length;
  }
  expect(said).toBe(text);
  expect(bytes).toBeGreaterThan(24_000 * 2 * 3);
});

test('a refusal reaches the client as its error with the request id', async () => {
  const refused = client.textToSpeech.convert('no-such-voice-here-00', { text: sentence });
  await expect(refused).rejects.toBeInstanceOf(ElevenLabsError);
  await expect(client.textToSpeech.convert(voiceId, { text: '' })).rejects.toMatchObject({ statusCode: 400 });
});
