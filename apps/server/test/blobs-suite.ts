import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Blobs } from '../src/platform/blobs/blobs.ts';

const bytes = Buffer.from('some audio');
const owner = 'the thing that it belongs to';
const keyOf = (content: Uint8Array): string =>
  createHash('sha256').update(`${owner}\0`).update(content).digest('hex');

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What every store of blobs owes its callers, wherever the bytes lie. */
export function describeBlobs(open: () => Blobs): void {
  test('bytes come back under the hash of owner and content, and once for each owner', async () => {
    const blobs = open();
    const stored = await blobs.put(bytes, owner);
    expect(stored).toEqual({ key: keyOf(bytes), sizeBytes: bytes.length });
    expect(Buffer.compare(await blobs.get(stored.key), bytes)).toBe(0);
    expect(await readAll(await blobs.stream(stored.key))).toEqual(bytes);
    expect(await blobs.size(stored.key)).toBe(bytes.length);
    expect(await blobs.put(bytes, owner)).toEqual(stored);

    const another = await blobs.put(bytes, 'another thing');
    await blobs.remove(another.key);
    expect(await blobs.size(stored.key)).toBe(bytes.length);
  });

  test('no bytes are a blob too', async () => {
    const blobs = open();
    const { key, sizeBytes } = await blobs.put(new Uint8Array(), owner);
    expect([sizeBytes, await blobs.size(key), (await blobs.get(key)).length]).toEqual([0, 0, 0]);
  });

  test.each([
    [5, 9, 'audio'],
    [0, 0, 's'],
    [5, 5_000, 'audio'],
  ])('the range %i to %i is both ends inclusive', async (start, end, text) => {
    const blobs = open();
    const { key } = await blobs.put(bytes, owner);
    expect(String(await readAll(await blobs.stream(key, { start, end })))).toBe(text);
  });

  test('what is written in pieces is the same blob, visible when it is committed', async () => {
    const blobs = open();
    const pieces = Array.from({ length: 3 }, (_, index) => Buffer.alloc(4 * 1024 * 1024, index + 1));
    const whole = Buffer.concat(pieces);
    const writer = await blobs.writer(owner);
    for (const piece of pieces) await writer.write(piece);
    expect(await blobs.size(keyOf(whole))).toBeUndefined();
    expect(await writer.commit()).toEqual({ key: keyOf(whole), sizeBytes: whole.length });
    await writer.abort();
    expect(Buffer.compare(await blobs.get(keyOf(whole)), whole)).toBe(0);
  });

  test('what is aborted leaves nothing', async () => {
    const blobs = open();
    const dropped = Buffer.from('dropped');
    const writer = await blobs.writer(owner);
    await writer.write(dropped);
    await writer.abort();
    await writer.abort();
    expect(await blobs.size(keyOf(dropped))).toBeUndefined();
  });

  test('what is removed is gone, and may be removed again', async () => {
    const blobs = open();
    const { key } = await blobs.put(bytes, owner);
    await blobs.remove(key);
    await blobs.remove(key);
    expect(await blobs.size(key)).toBeUndefined();
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(blobs.stream(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['../../etc/passwd', '', 'A'.repeat(64), `${'0'.repeat(63)}/`])(
    'a crooked key %j is not found',
    async (key) => {
      const blobs = open();
      await expect(blobs.get(key)).rejects.toMatchObject({ code: 'not_found' });
      await expect(blobs.stream(key)).rejects.toMatchObject({ code: 'not_found' });
      await expect(blobs.size(key)).rejects.toMatchObject({ code: 'not_found' });
      await expect(blobs.remove(key)).rejects.toMatchObject({ code: 'not_found' });
    },
  );
}
