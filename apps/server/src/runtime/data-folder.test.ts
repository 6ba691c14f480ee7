import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that is not there is made, and given up on release', async () => {
  const data = await takeDataFolder(join(folder, 'new', 'data'));
  expect(await readdir(data.path)).toEqual(['server.lock']);
  await data.release();
  expect(await readdir(data.path)).toEqual([]);
});

test('a second server on the folder is told so in one sentence', async () => {
  // process 1 always runs
  await writeFile(join(folder, 'server.lock'), '1');
  await expect(takeDataFolder(folder)).rejects.toThrow(
    /^Another server \(process 1\) is already using the data folder/,
  );
});

test('the lock of a killed server does not stop the next', async () => {
  await writeFile(join(folder, 'server.lock'), '4194999');
  await expect(takeDataFolder(folder)).resolves.toMatchObject({ path: folder });
});

test('nor does it when the number of the killed server belongs to another process by now', async () => {
  const lock = join(folder, 'server.lock');
  const data = await takeDataFolder(folder);
  const [, birth] = (await readFile(lock, 'utf8')).split('\n');
  await data.release();
  // process 1 lives, and began at another time than this one
  await writeFile(lock, `1\n${birth}\n`);
  const taken = await takeDataFolder(folder);
  await expect(takeDataFolder(folder)).rejects.toThrow(
    `Another server (process ${process.pid}) is already using`,
  );
  await taken.release();
  expect(await readdir(folder)).toEqual([]);
});

test('of starts that meet a lock left behind, one takes the folder', async () => {
  await writeFile(join(folder, 'server.lock'), '4194999');
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => takeDataFolder(folder)));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['server.lock']);
});

test('a path that cannot be a folder is one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(takeDataFolder(join(file, 'data'))).rejects.toThrow(/can’t be written to \(ENOTDIR\)/);
});
