import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedMigrations, freezeMigrations } from './frozen-migrations.ts';

let root: string;
const folder = () => join(root, 'apps/server/src/migrations');
const write = (name: string, sql: string) => writeFileSync(join(folder(), name), sql);
const said = () => changedMigrations(root).map(({ path, says }) => `${path.split('/').at(-1)} ${says}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mynah-frozen-'));
  mkdirSync(folder(), { recursive: true });
  write('0000_start.sql', 'create table a (id text);');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a new migration is asked for its hash, and has it once it is frozen', () => {
  expect(said()).toEqual([expect.stringContaining('0000_start.sql is not in frozen.sha256')]);
  expect(freezeMigrations(root)).toEqual(['0000_start.sql']);
  expect(said()).toEqual([]);
  expect(freezeMigrations(root)).toEqual([]);
});

test('one that is frozen can neither be changed nor go, nor be frozen anew', () => {
  freezeMigrations(root);
  write('0000_start.sql', 'create table b (id text);');
  expect(freezeMigrations(root)).toEqual([]);
  expect(said()).toEqual([expect.stringContaining('was changed')]);
  rmSync(join(folder(), '0000_start.sql'));
  expect(said()).toEqual([expect.stringContaining('is gone')]);
});

test('the ends of lines are no change', () => {
  write('0000_start.sql', 'create table a (\n id text\n);');
  freezeMigrations(root);
  write('0000_start.sql', 'create table a (\r\n id text\r\n);');
  expect(said()).toEqual([]);
});
