import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountSmallDisk, unmount } from '../../../test/small-disk.ts';
import { outlastFullDisk } from './outlast-full-disk.ts';

const { signal } = new AbortController();
let folder: string;
let small: string;
let mounted: boolean;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-room-'));
  small = join(folder, 'small');
  mounted = mountSmallDisk(small, 8);
});
afterAll(async () => {
  unmount(small);
  await rm(folder, { recursive: true, force: true });
});

/** Succeeds at the given try. */
function startAt(success: number): () => Promise<number> {
  let tries = 0;
  return async () => {
    if (++tries < success) throw new Error('It does not start.');
    return tries;
  };
}

test('a start that fails where there is room is not tried again', async () => {
  await expect(outlastFullDisk(folder, signal, startAt(2))).rejects.toThrow('It does not start.');
});

test('on a full disk it is, until it succeeds or nobody wants it any more', async (context) => {
  if (!mounted)
    return context.skip('A disk can only be mounted by the superuser, outside of most containers.');
  expect(await outlastFullDisk(small, signal, startAt(2))).toBe(2);
  const stopping = new AbortController();
  const given = outlastFullDisk(small, stopping.signal, async () => {
    stopping.abort();
    throw new Error('It does not start.');
  });
  await expect(given).rejects.toThrow('It does not start.');
});
