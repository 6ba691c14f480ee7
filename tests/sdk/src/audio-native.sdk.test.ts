import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../apps/server/test/receiver.ts';
import { silence, wavOf } from '../../../apps/server/test/speech-files.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { until } from '../../../apps/server/test/until.ts';

let app: TestApp;
let client: ElevenLabsClient;
let website: Receiver;

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true' } });
  website = await startReceiver();
  const { apiKey } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
});
afterAll(async () => {
  website?.close();
  await app?.close();
});

const text = (content: string) => new File([content], 'article.txt', { type: 'text/plain' });

test('[NAT-003] [NAT-004] players are made, shown, and given other text', async () => {
  const made = await client.audioNative.create({
    name: 'Sea',
    title: 'A day at sea',
    textColor: '#112233',
    file: text('It was calm.'),
  });
  expect(made).toMatchObject({ converting: false, htmlSnippet: expect.stringContaining(made.projectId) });
  const { enabled, settings } = await client.audioNative.getSettings(made.projectId);
  expect(enabled).toBe(true);
  expect(settings).toMatchObject({ title: 'A day at sea', textColor: '#112233', status: 'ready' });
  const changed = await client.audioNative.update(made.projectId, { file: text('Then it was not.') });
  expect(changed).toMatchObject({ projectId: made.projectId, converting: false, publishing: false });
  website.answer = () => ({
    headers: { 'content-type': 'text/html' },
    body: '<html><body><h1>News</h1><p>What was new today.</p></body></html>',
  });
  const read = await client.audioNative.updateContentFromUrl({ url: website.url, author: 'Ada' });
  expect(read).toMatchObject({ converting: true, publishing: true });
  await expect(client.audioNative.getSettings('none')).rejects.toMatchObject({ statusCode: 404 });
});

test('assets are kept, listed and deleted', async () => {
  const { assetId, mimeType } = await client.assets.create({ asset: wavOf(silence(1)), name: 'Intro' });
  expect(mimeType).toBe('audio/wav');
  const listed = await client.assets.list({ search: 'intro' });
  expect(listed).toMatchObject({ assets: [{ assetId, name: 'Intro' }], hasMore: false });
  expect((await client.assets.get(assetId)).contentUrl).toContain(assetId);
  await client.assets.delete(assetId);
  await expect(client.assets.get(assetId)).rejects.toMatchObject({ statusCode: 404 });
});

test('speech of flows is ordered, awaited and listed', async () => {
  const { voices } = await client.voices.search({ pageSize: 1 });
  const order = { text: 'Hello.', voice: voices[0]!.voiceId, modelId: 'eleven_flash_v2_5' } as const;
  const { id, status } = await client.flows.textToSpeech.create(order);
  expect(status).toBe('pending');
  const done = await until(async () => {
    const generation = await client.flows.textToSpeech.get(id);
    expect(generation.status).toBe('completed');
    return generation;
  });
  expect(done).toMatchObject({ id, contentMimeType: 'audio/mpeg' });
  const { generations, hasMore } = await client.flows.textToSpeech.list({ status: 'completed' });
  expect([generations.map((each) => each.id), hasMore]).toEqual([[id], false]);
});
