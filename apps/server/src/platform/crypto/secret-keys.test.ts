import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSecretKeys } from './secret-keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes the file at the first start, for its user only, and keeps it', async () => {
  const first = await openSecretKeys(folder);
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  const second = await openSecretKeys(folder);
  expect(second.keyFor('access-token')).toEqual(first.keyFor('access-token'));
  expect(await readdir(folder)).toEqual(['keys.json']);
});

it('gives each purpose its own 32 bytes, and each folder its own keys', async () => {
  const keys = await openSecretKeys(folder);
  expect(keys.keyFor('a')).toHaveLength(32);
  expect(keys.keyFor('a')).not.toEqual(keys.keyFor('b'));
  const other = await openSecretKeys(join(folder, 'other'));
  expect(other.keyFor('a')).not.toEqual(keys.keyFor('a'));
});

it('agrees on one file when several processes start at once', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => openSecretKeys(folder)));
  const keys = new Set(opened.map((each) => Buffer.from(each.keyFor('a')).toString('hex')));
  expect(keys.size).toBe(1);
});

it("takes the operator's secret in place of the file, on each machine alike", async () => {
  const [one, two] = await Promise.all([
    openSecretKeys(folder, 'a secret of the operator, long enough'),
    openSecretKeys(join(folder, 'other'), 'a secret of the operator, long enough'),
  ]);
  expect(one.keyFor('a')).toEqual(two.keyFor('a'));
  expect(one.keyFor('a')).not.toEqual((await openSecretKeys(folder, 'another secret')).keyFor('a'));
  expect(await readdir(folder)).toEqual([]);
});

it('refuses a damaged file rather than making a new one', async () => {
  await writeFile(join(folder, 'keys.json'), '{"version":1,"master":"short"}');
  await expect(openSecretKeys(folder)).rejects.toThrow(/damaged/);
  expect(await readFile(join(folder, 'keys.json'), 'utf8')).toContain('short');
});
