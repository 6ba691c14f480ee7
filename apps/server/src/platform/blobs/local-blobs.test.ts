import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalBlobs } from './local-blobs.ts';

let folder: string;
let blobs: LocalBlobs;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-blobs-'));
  blobs = new LocalBlobs(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = Buffer.from('some audio');

test('bytes come back under the hash of their content', async () => {
  const stored = await blobs.put(bytes);
  expect(stored).toEqual({ key: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length });
  expect(await blobs.get(stored.key)).toEqual(bytes);
  expect(await blobs.size(stored.key)).toBe(bytes.length);
});

test('a range is both ends inclusive', async () => {
  const { key } = await blobs.put(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of await blobs.stream(key, { start: 5, end: 9 })) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe('audio');
});

test('what is written in pieces is the same blob; what is aborted leaves nothing', async () => {
  const writer = await blobs.writer();
  await writer.write(bytes.subarray(0, 4));
  await writer.write(bytes.subarray(4));
  expect((await writer.commit()).key).toBe((await blobs.put(bytes)).key);
  const dropped = await blobs.writer();
  await dropped.write(bytes);
  await dropped.abort();
  await writer.abort();
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test.each(['0'.repeat(64), '../../etc/passwd', ''])(
  'an unknown or crooked key %j is not found',
  async (key) => {
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'not_found' });
  },
);
