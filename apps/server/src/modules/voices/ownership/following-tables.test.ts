import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { followingTables } from './following-tables.ts';

/** Tables of voices whose rows do not simply follow the voice, and why. */
const others: Record<string, string> = {
  shared_voices: 'moves with whoever shares it: `ownedShares`',
  voice_bookmarks: 'moves with whoever remembers it: `ownedShares`',
  shared_voice_usage: 'names the workspace that used the voice',
  voice_edits: 'counts what the workspace did in a month',
};

test('every table that names a voice and a workspace is moved with the voice, or has its reason', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files.filter((file) => file.endsWith('.tables.ts')).map((file) => import(join(folder, file))),
  );
  const tables = modules.flatMap((each) => Object.values(each)).filter((value) => is(value, PgTable));
  const naming = tables.map(getTableConfig).filter(({ columns }) => {
    const names = columns.map(({ name }) => name);
    return names.includes('voice_id') && names.includes('workspace_id');
  });
  const following = followingTables.map((table) => getTableConfig(table).name);
  expect(naming.map(({ name }) => name).toSorted()).toEqual(
    [...following, ...Object.keys(others)].toSorted(),
  );
});
