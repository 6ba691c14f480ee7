import { files } from '@mynah/audio';
import type { HistoryItem } from '@mynah/contract/history/history';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { historyItems } from '../items/items.tables.ts';

let app: TestApp;
let apiKey: string;
let neighborKey: string;
let voices: { voice_id: string; name: string }[];
/** Oldest first, a second apart. */
const ids: string[] = [];

async function speak(text: string, { voice = 0, query = '', json = {} } = {}): Promise<string> {
  const path = `/v1/text-to-speech/${voices[voice]!.voice_id}${query}`;
  const answer = await app.fetch(path, { apiKey, json: { text, ...json } });
  await answer.arrayBuffer();
  app.clock.advance(1000);
  return answer.headers.get('history-item-id')!;
}

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
  neighborKey = (await createApiKey(app.platform, await makeNeighbor(app), { name: 'next door' })).key;
  ({ voices } = (await (await app.fetch('/v1/voices', { apiKey })).json()) as { voices: typeof voices });
  ids.push(await speak('The first one.'));
  ids.push(await speak('A second, 100% sure.', { voice: 1, json: { model_id: 'eleven_flash_v2_5' } }));
  ids.push(await speak('Number three.', { query: '?output_format=pcm_16000' }));
  ids.push(await speak('And four.', { query: '?output_format=ulaw_8000' }));
});
afterAll(() => app?.close());

interface List {
  history: HistoryItem[];
  has_more: boolean;
  last_history_item_id: string | null;
}
const list = async (query = '', key = apiKey): Promise<List> =>
  (await (await app.fetch(`/v1/history${query}`, { apiKey: key })).json()) as List;
const listedIds = async (query: string): Promise<string[]> =>
  (await list(query)).history.map((item) => item.history_item_id);
const download = (json: object, key = apiKey) => app.fetch('/v1/history/download', { apiKey: key, json });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe('list', () => {
  test('[HIS-001] [HIS-002] newest first, page by page', async () => {
    const first = await list('?page_size=3');
    expect(first.history.map((item) => item.history_item_id)).toEqual([ids[3], ids[2], ids[1]]);
    expect(first).toMatchObject({ has_more: true, last_history_item_id: ids[1] });
    const second = await list(`?page_size=3&start_after_history_item_id=${first.last_history_item_id}`);
    expect(second.history.map((item) => item.history_item_id)).toEqual([ids[0]]);
    expect(second.has_more).toBe(false);
  });

  test('oldest first when asked', async () => {
    expect(await listedIds('?sort_direction=asc')).toEqual(ids);
    expect(await listedIds(`?sort_direction=asc&start_after_history_item_id=${ids[2]}`)).toEqual([ids[3]]);
  });

  test('[HIS-001] [HIS-003] filters', async () => {
    const { date_unix } = (await list(`?page_size=1&sort_direction=asc`)).history[0]!;
    expect(await listedIds(`?voice_id=${voices[1]!.voice_id}`)).toEqual([ids[1]]);
    expect(await listedIds('?model_id=eleven_flash_v2_5')).toEqual([ids[1]]);
    expect(await listedIds('?search=NUMBER')).toEqual([ids[2]]);
    expect(await listedIds('?search=100%25')).toEqual([ids[1]]);
    expect(await listedIds(`?search=${encodeURIComponent(voices[1]!.name)}`)).toEqual([ids[1]]);
    expect(await listedIds('?source=TTS')).toHaveLength(4);
    expect(await listedIds('?source=STS')).toEqual([]);
    expect(await listedIds(`?date_before_unix=${date_unix + 1}`)).toEqual([ids[0]]);
    expect(await listedIds(`?date_after_unix=${date_unix + 1}`)).not.toContain(ids[0]);
  });

  test.each(['?page_size=0', '?page_size=1001', '?source=XXX', '?sort_direction=up', '?date_before_unix=x'])(
    '%s is a 422',
    async (query) => {
      expect((await app.fetch(`/v1/history${query}`, { apiKey })).status).toBe(422);
    },
  );
});

test('[HIS-004] [HIS-010] [HIS-011] [HIS-012] an item has its fields', async () => {
  const item = (await (await app.fetch(`/v1/history/${ids[0]}`, { apiKey })).json()) as HistoryItem;
  const peaks = Buffer.from(item.peaks ?? '', 'base64');
  expect([peaks.length, Math.max(...peaks) > 50]).toEqual([800, true]);
  expect(item).toMatchObject({
    history_item_id: ids[0],
    voice_id: voices[0]!.voice_id,
    voice_name: voices[0]!.name,
    voice_category: 'premade',
    text: 'The first one.',
    date_unix: expect.any(Number),
    settings: { stability: 0.5, speed: 1 },
    model_id: 'eleven_multilingual_v2',
    feedback: null,
    source: 'TTS',
    state: 'created',
  });
});

describe('audio', () => {
  test('[HIS-006] the bytes with their type', async () => {
    const answer = await app.fetch(`/v1/history/${ids[0]}/audio`, { apiKey });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const bytes = await bytesOf(answer);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(files.measureMp3(bytes).durationSeconds).toBeGreaterThan(0.5);
  });

  test('parts of it, for players that wind', async () => {
    const whole = await bytesOf(await app.fetch(`/v1/history/${ids[0]}/audio`, { apiKey }));
    const part = await app.fetch(`/v1/history/${ids[0]}/audio`, {
      apiKey,
      headers: { range: 'bytes=100-199' },
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
    expect(await bytesOf(part)).toEqual(whole.slice(100, 200));
  });

  test('the end of it, and a part beyond the end is refused with the size', async () => {
    const path = `/v1/history/${ids[0]}/audio`;
    const ask = (range: string) => app.fetch(path, { apiKey, headers: { range } });
    const whole = await bytesOf(await app.fetch(path, { apiKey }));
    const tail = await ask('bytes=-50');
    expect([tail.status, await bytesOf(tail)]).toEqual([206, whole.slice(-50)]);
    const several = await ask('bytes=0-9,20-29');
    expect([several.status, (await bytesOf(several)).length]).toEqual([200, whole.length]);
    const beyond = await ask(`bytes=${whole.length}-`);
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(beyond.headers.get('cache-control')).toBeNull();
    expect(await beyond.json()).toMatchObject({ detail: { status: 'range_not_satisfiable' } });
  });

  test('a short-lived address opens one item, without a key', async () => {
    const made = await app.fetch(`/v1/history/${ids[0]}/audio-link`, { apiKey, method: 'POST' });
    const { url, expires_in } = (await made.json()) as { url: string; expires_in: number };
    expect((await app.fetch(url)).status).toBe(200);
    expect((await app.fetch(url.replace(ids[0]!, ids[1]!))).status).toBe(401);
    expect((await app.fetch(`${url}x`)).status).toBe(401);
    expect((await app.fetch(`/v1/history/${ids[0]}/audio?token=a.b.c`)).status).toBe(401);
    expect((await app.fetch(`/v1/history/${ids[0]}/audio`)).status).toBe(401);
    app.clock.advance((expires_in + 1) * 1000);
    expect((await app.fetch(url)).status).toBe(401);
  });

  test.each([
    ['pcm_16000', 44],
    ['ulaw_8000', 58],
    ['alaw_8000', 58],
  ])(
    '%s is given to media elements with the head of a WAV file, and to programs as it is',
    async (format, headBytes) => {
      const id = await speak('Raw samples.', { query: `?output_format=${format}` });
      const raw = Buffer.from(await (await app.fetch(`/v1/history/${id}/audio`, { apiKey })).arrayBuffer());
      const link = await app.fetch(`/v1/history/${id}/audio-link`, { apiKey, method: 'POST' });
      const { url } = (await link.json()) as { url: string };
      const whole = await app.fetch(url);
      expect(whole.headers.get('content-type')).toBe('audio/wav');
      const played = Buffer.from(await whole.arrayBuffer());
      expect(played.subarray(0, 4).toString()).toBe('RIFF');
      expect(played.subarray(headBytes)).toEqual(raw);
      for (const [start, end] of [
        [0, 9],
        [headBytes - 5, headBytes + 20],
        [headBytes, headBytes],
        [headBytes + 1000, played.length - 1],
      ] as const) {
        const part = await app.fetch(url, { headers: { range: `bytes=${start}-${end}` } });
        expect(part.status).toBe(206);
        expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${played.length}`);
        expect(Buffer.from(await part.arrayBuffer())).toEqual(played.subarray(start, end + 1));
      }
    },
  );
});

describe('download', () => {
  test('[HIS-007] one item is its file, with the name that it is to have', async () => {
    const answer = await download({ history_item_ids: [ids[0]] });
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Mynah_\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d_[\w.-]+_pre_sp100_s50_sb75_se0_b_m2\.mp3";/,
    );
  });

  test('[HIS-007] several items are a zip with a file each', async () => {
    const answer = await download({ history_item_ids: [ids[0], ids[1], ids[2]] });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const unzipped = unzipSync(await bytesOf(answer));
    expect(Object.keys(unzipped).map((name) => name.split('.').at(-1))).toEqual(['mp3', 'mp3', 'pcm']);
    const stored = await bytesOf(await app.fetch(`/v1/history/${ids[0]}/audio`, { apiKey }));
    // the tags of the file come first
    expect(Object.values(unzipped)[0]!.subarray(-stored.length)).toEqual(stored);
  });

  test('[HIS-008] as wav, from every stored form', async () => {
    for (const id of [ids[0], ids[2], ids[3]]) {
      const item = (await (await app.fetch(`/v1/history/${id}`, { apiKey })).json()) as HistoryItem;
      const answer = await download({ history_item_ids: [id], output_format: 'wav' });
      expect(answer.headers.get('content-disposition')).toContain('.wav"');
      const { samples, sampleRateHz } = readMono(await bytesOf(answer));
      expect(samples / sampleRateHz).toBeCloseTo(item.duration_ms! / 1000, 1);
    }
    const zip = unzipSync(await bytesOf(await download({ history_item_ids: ids, output_format: 'wav' })));
    expect(Object.keys(zip).every((name) => name.endsWith('.wav'))).toBe(true);
  });

  test('one that is missing, none, and a wrong format are refused', async () => {
    expect((await download({ history_item_ids: [ids[0], 'nothing'] })).status).toBe(404);
    expect((await download({ history_item_ids: [] })).status).toBe(422);
    expect((await download({ history_item_ids: [ids[0]], output_format: 'flac' })).status).toBe(422);
  });
});

function readMono(bytes: Uint8Array): { samples: number; sampleRateHz: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { sampleRateHz: view.getUint32(24, true), samples: view.getUint32(40, true) / 2 };
}

test('[HIS-009] a deleted item is gone, and nothing is made from it', async () => {
  const seeded = { json: { seed: 5 } };
  const [one, two] = [await speak('Twice the same.', seeded), await speak('Twice the same.', seeded)];
  const remove = (id: string, key = apiKey) =>
    app.fetch(`/v1/history/${id}`, { apiKey: key, method: 'DELETE' });
  expect(await (await remove(one)).json()).toEqual({ status: 'ok' });
  expect((await remove(one)).status).toBe(404);
  expect((await app.fetch(`/v1/history/${two}/audio`, { apiKey })).status).toBe(200);
  await remove(two);
  expect(await listedIds('?search=twice')).toEqual([]);
  expect((await app.fetch(`/v1/history/${two}/audio`, { apiKey })).status).toBe(404);
  // the sound is made anew: the cache gives nothing that was deleted
  expect(await speak('Twice the same.', seeded)).toMatch(/^\w{20}$/);
});

test('[HIS-002] a page has a hundred items unless asked otherwise', async () => {
  const { db } = app.platform;
  const somebody = await makeNeighbor(app);
  const { workspaceId } = somebody;
  const { key } = await createApiKey(app.platform, somebody, { name: 'many' });
  const [row] = await db.select().from(historyItems).where(eq(historyItems.id, ids[0]!));
  const copies = Array.from({ length: 101 }, () => ({ ...row!, id: newId(), workspaceId }));
  await db.insert(historyItems).values(copies);
  const first = await list('', key);
  expect([first.history.length, first.has_more]).toEqual([100, true]);
  expect(first.last_history_item_id).toBe(first.history.at(-1)?.history_item_id);
  const rest = await list(`?start_after_history_item_id=${first.last_history_item_id}`, key);
  expect([rest.history.length, rest.has_more]).toEqual([1, false]);
});

test('another workspace sees nothing of it', async () => {
  expect((await list('', neighborKey)).history).toEqual([]);
  const attempts: [string, RequestInit][] = [
    ['', {}],
    ['/audio', {}],
    ['/audio-link', { method: 'POST' }],
    ['', { method: 'DELETE' }],
  ];
  for (const [path, init] of attempts) {
    const answer = await app.fetch(`/v1/history/${ids[0]}${path}`, { apiKey: neighborKey, ...init });
    expect(answer.status).toBe(404);
  }
  expect((await download({ history_item_ids: [ids[0]] }, neighborKey)).status).toBe(404);
  expect(await listedIds(`?start_after_history_item_id=${ids[1]}`)).toContain(ids[0]);
});
