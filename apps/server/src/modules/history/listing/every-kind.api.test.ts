import type { HistoryItem } from '@mynah/contract/history/history';
import { historySources } from '@mynah/contract/history/history-sources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeItem, makeItem } from '../../../../test/history-items.ts';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let person: Person;
const made = new Map<string, MadeItem>();

/** Keys of an item in the public API's document and in what its newest client demands. */
const publicKeys = [
  ...['history_item_id', 'request_id', 'voice_id', 'model_id', 'voice_name', 'voice_category', 'text'],
  ...['date_unix', 'character_count_change_from', 'character_count_change_to', 'content_type', 'state'],
  ...['settings', 'feedback', 'share_link_id', 'source', 'alignments', 'dialogue', 'output_format'],
];

beforeAll(async () => {
  app = await startTestApp();
  await app.owner();
  person = await soloPerson(app, 'pro');
  const { workspaceId } = person.actor;
  for (const source of historySources) {
    const text = source === 'SFX' || source === 'Music' ? `A prompt for ${source}` : null;
    made.set(source, await makeItem(app, { workspaceId, source, text }));
    app.clock.advance(1000);
  }
});
afterAll(() => app?.close());

const get = async <Body = HistoryItem>(path: string): Promise<Body> => {
  const { status, body } = await person.call('GET', path);
  expect(status).toBe(200);
  return body;
};
const list = async (query = '') =>
  (await get<{ history: HistoryItem[] }>(`/v1/history${query}`)).history.map(({ source }) => source);

describe('items without voice, model or text', () => {
  test('[HIS-001] [HIS-002] stand in the list, newest first, and are narrowed by their source', async () => {
    expect(await list()).toEqual([...historySources].reverse());
    for (const source of historySources) expect(await list(`?source=${source}`)).toEqual([source]);
    expect(await list('?source=Flows')).toEqual([]);
    expect(await list('?search=prompt')).toEqual(['Music', 'SFX']);
    expect(await list('?voice_id=none')).toEqual([]);
  });

  test('[HIS-010] [HIS-011] [HIS-017] have every key of the public API, in the list and alone', async () => {
    const { history, ...rest } = await get<{ history: HistoryItem[] }>('/v1/history');
    expect(Object.keys(rest)).toEqual(['last_history_item_id', 'has_more', 'scanned_until']);
    for (const item of history) expect(Object.keys(item)).toEqual(expect.arrayContaining(publicKeys));
    const alone = await get(`/v1/history/${made.get('Isolation')!.id}`);
    expect(Object.keys(alone)).toEqual(expect.arrayContaining(publicKeys));
    expect(alone).toMatchObject({ voice_id: null, voice_name: null, model_id: null, text: null });
    expect(alone).toMatchObject({ settings: null, alignments: null, source: 'Isolation' });
  });

  test('[HIS-006] [HIS-007] sound, and are downloaded under a name without gaps', async () => {
    const { id } = made.get('Isolation')!;
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const audio = await app.fetch(`/v1/history/${id}/audio`, { headers });
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const download = await app.fetch('/v1/history/download', { headers, json: { history_item_ids: [id] } });
    const name = /filename="(.*)"/.exec(download.headers.get('content-disposition') ?? '')?.[1];
    expect(name).toMatch(/^Mynah_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_audio\.mp3$/);
  });

  test('[HIS-004] give back what was asked for', async () => {
    const { workspaceId } = person.actor;
    const request = { duration_seconds: 3, prompt_influence: 0.4 };
    const { id } = await makeItem(app, { workspaceId, source: 'SFX', request });
    expect((await get(`/v1/history/${id}`)).request).toEqual(request);
    await person.call('DELETE', `/v1/history/${id}`);
  });
});

test('what text to speech was asked for stands with its item', async () => {
  const { apiKey } = await app.owner();
  const { voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as {
    voices: { voice_id: string }[];
  };
  const spoken = await app.fetch(`/v1/text-to-speech/${voices[0]!.voice_id}?output_format=mp3_22050_32`, {
    apiKey,
    json: { text: 'Ask me.', seed: 7, language_code: 'en', apply_text_normalization: 'off' },
  });
  await spoken.arrayBuffer();
  const id = spoken.headers.get('history-item-id');
  const item = (await (await app.fetch(`/v1/history/${id}`, { apiKey })).json()) as HistoryItem;
  expect(item.request).toEqual({
    seed: 7,
    language_code: 'en',
    output_format: 'mp3_22050_32',
    apply_text_normalization: 'off',
  });
});
