import { outputFormat } from '@mynah/audio';
import type { HistoryItem } from '@mynah/contract/history/history';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { historyItems } from '../src/modules/history/items/items.tables.ts';
import { type LongSound, makeLongSound } from './long-sound.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const minutes = 600;
let app: TestApp;
let apiKey: string;
let sound: LongSound;
let sizeBytes: number;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.owner();
  apiKey = owner.apiKey;
  sound = await makeLongSound(minutes);
  const writer = await app.platform.blobs.writer('long sound');
  for (const bytes of sound.read()) await writer.write(bytes);
  const stored = await writer.commit();
  sizeBytes = stored.sizeBytes;
  await app.platform.db.insert(historyItems).values({
    id: 'tenhours',
    workspaceId: owner.workspaceId,
    userId: owner.userId,
    requestId: 'tenhours',
    source: 'TTS',
    outputFormat: sound.format,
    contentType: outputFormat(sound.format).contentType,
    engine: 'test',
    audioBlob: stored.key,
    audioBytes: sizeBytes,
    durationMs: sound.durationMs,
    credits: 0,
    characterCountFrom: 0,
    characterCountTo: 0,
  });
}, 300_000);
afterAll(() => app?.close());

test('a sound of ten hours is drawn once, with little memory', async () => {
  expect(sound.durationMs / 3_600_000).toBeCloseTo(10, 1);
  const before = process.memoryUsage().rss;
  let most = before;
  const read = async () =>
    (await (await app.fetch('/v1/history/tenhours', { apiKey })).json()) as HistoryItem;
  const item = await vi.waitFor(
    async () => {
      most = Math.max(most, process.memoryUsage().rss);
      const found = await read();
      expect(found.peaks).not.toBeNull();
      return found;
    },
    { timeout: 900_000, interval: 1000 },
  );
  expect((most - before) / 1024 ** 2).toBeLessThan(400);
  const peaks = [...Buffer.from(item.peaks!, 'base64')];
  expect(peaks).toHaveLength(800);
  for (const [bar, peak] of peaks.entries()) {
    if (bar === 399 || bar === 400) continue;
    expect(Math.abs(peak - (bar < 400 ? 0.8 : 0.2) * 255), `bar ${bar}`).toBeLessThan(40);
  }
}, 1_000_000);

test('range requests into ten hours give the bytes that stand there', async () => {
  const ends: [number, Uint8Array][] = [];
  let end = 0;
  for (const bytes of sound.read()) {
    end += bytes.length;
    ends.push([end, bytes]);
  }
  for (const minute of [1, 299, 300, 301, 599]) {
    const [until, bytes] = ends[minute]!;
    const start = until - bytes.length;
    const answer = await app.fetch('/v1/history/tenhours/audio', {
      apiKey,
      headers: { range: `bytes=${start}-${until - 1}` },
    });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${until - 1}/${sizeBytes}`);
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
  }
}, 60_000);
