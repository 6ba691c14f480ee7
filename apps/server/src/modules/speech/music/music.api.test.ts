import { readdir } from 'node:fs/promises';
import type { MusicSong } from '@mynah/contract/speech/music';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { temporaryFolder } from '../../../platform/files/temporary-file.ts';
import { concurrencySlots } from '../../billing/billing.tables.ts';

let app: TestApp;
let apiKey: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ apiKey } = await app.owner());
});
afterAll(() => app?.close());

const section = (durationMs: number) => ({
  section_name: 'Tone',
  positive_local_styles: [],
  negative_local_styles: [],
  duration_ms: durationMs,
  lines: [],
});
const planOf = (...lengthsMs: number[]) => ({
  positive_global_styles: ['rock'],
  negative_global_styles: [],
  sections: lengthsMs.map(section),
});
const order = { composition_plan: planOf(20_000, 20_000), seed: 1 };

const post = (path: string, json: object, signal?: AbortSignal) =>
  app.fetch(`/v1/music${path}`, { apiKey, json, method: 'POST', ...(signal && { signal }) });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const storedSound = async (historyItemId: string | null) =>
  bytesOf(await app.fetch(`/v1/history/${historyItemId}/audio`, { apiKey }));

test.each([
  ['mp3_44100_128', ''],
  ['pcm_44100', ''],
  ['pcm_44100', '/stream'],
  ['ulaw_8000', '/stream'],
])('[SPE-005] the sound of a song, %s%s, is stored as it is answered', async (format, path) => {
  const answer = await post(`${path}?output_format=${format}`, order);
  expect(answer.status).toBe(200);
  const bytes = await bytesOf(answer);
  if (path === '') expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeGreaterThan(300_000);
  expect((await storedSound(answer.headers.get('history-item-id'))).equals(bytes)).toBe(true);
});

test('[SPE-005] plan and facts come with the same sound, and so does a song of the background', async () => {
  const whole = await bytesOf(await post('', order));
  const detailed = await post('/detailed', { ...order, with_waveform_visual: true });
  const parts = await bytesOf(detailed);
  const start = parts.indexOf('\r\n\r\n', parts.indexOf('Content-Disposition')) + 4;
  const end = parts.lastIndexOf('\r\n--mynah-music-boundary--');
  expect(parts.subarray(start, end).equals(whole)).toBe(true);
  expect((await storedSound(detailed.headers.get('history-item-id'))).equals(whole)).toBe(true);

  const { song_id } = (await (await post('/songs', order)).json()) as MusicSong;
  const song = async () =>
    (await (await app.fetch(`/v1/music/songs/${song_id}`, { apiKey })).json()) as MusicSong;
  await until(async () => expect((await song()).status).toBe('done'));
  expect((await storedSound((await song()).history_item_id)).equals(whole)).toBe(true);
});

test('a song that is brought back is known by its bytes', async () => {
  const answer = await post('', order);
  const form = new FormData();
  form.set('file', new Blob([await bytesOf(answer)], { type: 'audio/mpeg' }), 'song.mp3');
  const known = await (await app.fetch('/v1/music/upload', { apiKey, method: 'POST', body: form })).json();
  expect(known).toMatchObject({ song_id: expect.any(String) });
});

test('who leaves in the middle of a song leaves nothing of it', async () => {
  const filesIn = async (folder: string) => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).length;
  };
  const blobs = () => filesIn(`${app.platform.dataFolder}/blobs`);
  const before = await blobs();
  const leaving = new AbortController();
  const long = { composition_plan: planOf(120_000, 120_000, 120_000), seed: 2, store_for_inpainting: true };
  const answer = await post('/stream?output_format=pcm_44100', long, leaving.signal);
  await answer.body!.getReader().read();
  expect(await blobs()).toBeGreaterThan(before);
  leaving.abort();
  await until(async () => {
    const [slots] = await app.platform.db.select({ rows: count() }).from(concurrencySlots);
    expect(slots).toEqual({ rows: 0 });
    expect(await blobs()).toBe(before);
    expect(await filesIn(temporaryFolder(app.platform))).toBe(0);
  });
});
