import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { files } from '@mynah/audio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeItem } from '../../../apps/server/test/history-items.ts';
import { startTestApp, type TestApp } from '../../../apps/server/test/test-app.ts';
import { readAll } from './heard-audio.ts';

/** The official client with only the address changed. Its parser throws on a missing or wrong key. */
let app: TestApp;
let client: ElevenLabsClient;
let voiceIds: string[];
/** Oldest first, a minute apart; the last is no speech. */
const ids: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { apiKey, workspaceId } = await app.owner();
  client = new ElevenLabsClient({ apiKey, baseUrl: app.url, maxRetries: 0 });
  voiceIds = (await client.voices.search({ pageSize: 2 })).voices.map(({ voiceId }) => voiceId);
  const models = ['eleven_multilingual_v2', 'eleven_flash_v2_5'];
  for (const [at, text] of ['The first one.', 'Number two.', 'The third one.'].entries()) {
    const { rawResponse, data } = await client.textToSpeech
      .convert(voiceIds[at % 2]!, { text, modelId: models[at % 2]! })
      .withRawResponse();
    await readAll(data);
    ids.push(rawResponse.headers.get('history-item-id')!);
    app.clock.advance(60_000);
  }
  ids.push((await makeItem(app, { workspaceId, source: 'STS' })).id);
});
afterAll(() => app?.close());

type Query = Parameters<ElevenLabsClient['history']['list']>[0];
const list = async (query: Query = {}) => (await client.history.list(query)).history;
const listedIds = async (query: Query) => (await list(query)).map(({ historyItemId }) => historyItemId);

describe('[HIS-001] the list takes every query of the client', () => {
  test('pages', async () => {
    const first = await client.history.list({ pageSize: 3 });
    expect(first.history.map(({ historyItemId }) => historyItemId)).toEqual([ids[3], ids[2], ids[1]]);
    expect(first).toMatchObject({ hasMore: true, lastHistoryItemId: ids[1] });
    expect(await listedIds({ pageSize: 3, startAfterHistoryItemId: ids[1] })).toEqual([ids[0]]);
  });

  test('filters and order', async () => {
    expect(await listedIds({ voiceId: voiceIds[1] })).toEqual([ids[1]]);
    expect(await listedIds({ modelId: 'eleven_flash_v2_5' })).toEqual([ids[1]]);
    expect(await listedIds({ search: 'third' })).toEqual([ids[2]]);
    expect(await listedIds({ source: 'TTS' })).toEqual([ids[2], ids[1], ids[0]]);
    expect(await listedIds({ source: 'STS' })).toEqual([ids[3]]);
    expect(await listedIds({ source: 'Flows' })).toEqual([]);
    expect(await listedIds({ sortDirection: 'asc' })).toEqual(ids);
    const { dateUnix } = (await list({ search: 'two' }))[0]!;
    expect(await listedIds({ dateBeforeUnix: dateUnix - 1 })).toEqual([ids[0]]);
    expect(await listedIds({ dateAfterUnix: dateUnix + 1 })).toEqual([ids[3], ids[2]]);
  });
});

test('[HIS-004] [HIS-010] one item, and one without voice and text', async () => {
  expect(await client.history.get(ids[0]!)).toMatchObject({
    historyItemId: ids[0],
    voiceId: voiceIds[0],
    text: 'The first one.',
    state: 'created',
    source: 'TTS',
    alignments: { alignment: { characters: expect.arrayContaining(['T']) } },
  });
  expect(await client.history.get(ids[3]!)).toMatchObject({ source: 'STS', historyItemId: ids[3] });
});

test('[HIS-006] [HIS-007] audio, a single file and a zip', async () => {
  const audio = await readAll(await client.history.getAudio(ids[0]!));
  expect(files.measureMp3(audio).durationSeconds).toBeGreaterThan(0.4);
  const single = await readAll(await client.history.download({ historyItemIds: [ids[0]!] }));
  // the tags of the file come first
  expect(Buffer.compare(single.subarray(-audio.length), audio)).toBe(0);
  const wav = await readAll(
    await client.history.download({ historyItemIds: [ids[0]!], outputFormat: 'wav' }),
  );
  expect(Buffer.from(wav.subarray(0, 4)).toString()).toBe('RIFF');
  const zip = await readAll(await client.history.download({ historyItemIds: [ids[0]!, ids[1]!] }));
  expect(Buffer.from(zip.subarray(0, 2)).toString()).toBe('PK');
});

test('[HIS-009] [HIS-018] delete, and what is gone is an error', async () => {
  expect(await client.history.delete(ids[0]!)).toEqual({ status: 'ok' });
  await expect(client.history.get(ids[0]!)).rejects.toMatchObject({ statusCode: 404 });
  await expect(client.history.delete(ids[0]!)).rejects.toMatchObject({ statusCode: 404 });
  await expect(client.history.getAudio(ids[0]!)).rejects.toMatchObject({ statusCode: 404 });
});
