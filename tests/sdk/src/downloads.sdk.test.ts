import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

/** Downloads through the official client: its types know `wav` and the stored form, and pass any other name on. */
let app: TestApp;
let client: ElevenLabsClient;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  const voiceId = (await client.voices.search({ pageSize: 1 })).voices[0]?.voiceId ?? '';
  for (const text of ['One short sentence.', 'And another one.']) {
    await readAll(await client.textToSpeech.convert(voiceId, { text }));
    app.clock.advance(1000);
  }
  ids = (await client.history.list({ pageSize: 2 })).history.map((item) => item.historyItemId);
});
afterAll(() => app?.close());

test('[HIS-007] one item is a sound, in its own form and in the one that is asked for', async () => {
  const [id = ''] = ids;
  const { durationSeconds } = files.measureMp3(await readAll(await client.history.getAudio(id)));
  const mp3 = await readAll(await client.history.download({ historyItemIds: [id] }));
  expect(files.measureMp3(mp3).durationSeconds).toBe(durationSeconds);
  const wav = files.readWav(
    await readAll(await client.history.download({ historyItemIds: [id], outputFormat: 'wav' })),
  );
  expect(wav.channels[0]!.length / wav.sampleRateHz).toBeCloseTo(durationSeconds, 2);
  const small = await client.history.download({ historyItemIds: [id], outputFormat: 'mp3_22050_32' });
  expect(files.measureMp3(await readAll(small)).sampleRateHz).toBe(22_050);
});

test('[HIS-007] two items are a zip with two files', async () => {
  const answer = await client.history
    .download({ historyItemIds: ids, outputFormat: 'wav' })
    .withRawResponse();
  expect(answer.rawResponse.headers.get('content-type')).toBe('application/zip');
  const unzipped = unzipSync(await readAll(answer.data));
  expect(Object.keys(unzipped)).toHaveLength(2);
  for (const [name, bytes] of Object.entries(unzipped)) {
    expect(name).toMatch(/^Mynah_.+\.wav$/);
    expect(files.readWav(bytes).channels[0]!.length).toBeGreaterThan(1000);
  }
});

test('an item that is not there is refused by name', async () => {
  await expect(client.history.download({ historyItemIds: ['nothing'] })).rejects.toMatchObject({
    statusCode: 404,
  });
});
