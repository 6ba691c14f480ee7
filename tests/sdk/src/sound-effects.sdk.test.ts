import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { hearPcm, readAll } from './heard-audio.ts';

/** The official client with only the address changed. */
let app: TestApp;
let client: ElevenLabsClient;

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(() => app?.close());

test('[SPE-004] makes a sound effect by the client, in its usual form', async () => {
  const { data, rawResponse } = await client.textToSoundEffects
    .convert({ text: 'thunder', durationSeconds: 2, promptInfluence: 0.8 })
    .withRawResponse();
  const bytes = await readAll(data);
  expect(rawResponse.headers.get('character-cost')).toBe('100');
  expect(1000 * files.measureMp3(bytes).durationSeconds).toBeCloseTo(2000, -2);
});

test('takes every field of the client, and every sound can be heard', async () => {
  const stream = await client.textToSoundEffects.convert({
    text: 'rain on a window',
    loop: true,
    durationSeconds: 0.5,
    promptInfluence: 0.3,
    modelId: 'eleven_text_to_sound_v2',
    outputFormat: 'pcm_16000',
  });
  const { durationMs, levelDb } = hearPcm(await readAll(stream), 16_000);
  expect(durationMs).toBeCloseTo(500, -1);
  expect(levelDb).toBeGreaterThan(-40);
});

test('refuses what is out of range in the shape that the client reads', async () => {
  await expect(
    client.textToSoundEffects.convert({ text: 'rain', durationSeconds: 40 }),
  ).rejects.toMatchObject({
    statusCode: 422,
  });
});
