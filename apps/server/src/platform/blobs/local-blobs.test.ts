import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeBlobs } from '../../../test/blobs-suite.ts';
import { LocalBlobs } from './local-blobs.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describeBlobs(() => new LocalBlobs(folder, { leastFreeMegabytes: 0 }));

test('neither a commit nor an abort leaves an unfinished file', async () => {
  const blobs = new LocalBlobs(folder, { leastFreeMegabytes: 0 });
  await blobs.put(Buffer.from('kept'), 'a');
  const dropped = await blobs.writer('a');
  await dropped.write(Buffer.from('dropped'));
  await dropped.abort();
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});
