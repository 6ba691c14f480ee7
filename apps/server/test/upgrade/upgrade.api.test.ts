import type { Member } from '@mynah/contract/workspaces/members';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseClient } from '../../src/platform/db/database-client.ts';
import { migrateDatabase } from '../../src/platform/db/migrate.ts';
import { createTestDatabase, startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';
import { loadRows, migrateUpTo, readUsedRows, type UsedRows } from './earlier-state.ts';

/** A data folder of the state before foreign keys, with a row in every table, some of which name what is gone. */
let used: UsedRows;
let database: TestDatabase;
let client: DatabaseClient;
let app: TestApp;
let emptyBefore: string[];

/** What no server is known to have left, and none may stumble over. */
const harm = `
  update webhook_deliveries set workspace_id = 'gone-workspace';
  update voice_samples set workspace_id = 'gone-workspace', trim_start_ms = 9, trim_end_ms = 3;
  update credit_accounts set reserved = -3;
  update voice_clones set progress = 1.5;
  update invites set role = 'captain'`;

beforeAll(async () => {
  used = await readUsedRows('rows-of-0008.json');
  database = await createTestDatabase('template0');
  await migrateUpTo(database.url, '0008_key_disable_reason');
  client = new DatabaseClient({ connectionString: database.url });
  await client.connect();
  await loadRows(client, used);
  emptyBefore = await emptyTables();
  await client.query(harm);
  await migrateDatabase(database.url);
});
afterAll(async () => {
  await app?.close();
  await client?.end();
  await database?.drop();
});

const values = async (query: string): Promise<string[]> => {
  const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' });
  return rows.map(([value = '']) => value);
};

async function emptyTables(): Promise<string[]> {
  const tables = await values(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const empty: string[] = [];
  for (const table of tables)
    if ((await values(`select 1 from "${table}" limit 1`)).length === 0) empty.push(table);
  return empty;
}

/** What the upgrade takes away: rows of people and workspaces that are gone. */
const gone: Record<string, number> = {
  external_identities: 1,
  notifications: 1,
  speech_cache: 1,
  voice_settings: 1,
  voices: 1,
  webhooks: 1,
};

/** Tables that are no more, or have another name since. */
const nowCalled: Record<string, string | undefined> = {
  credit_charges: undefined,
  generation_places: 'concurrency_slots',
  transcription_steps: undefined,
  voice_likenesses: 'voice_features',
};

test('rows stood in every table, and all are there but those of who is gone', async () => {
  expect(emptyBefore).toEqual([]);
  const lost: Record<string, number> = {};
  for (const [table, rows] of Object.entries(used.rows)) {
    const name = table in nowCalled ? nowCalled[table] : table;
    if (!name) continue;
    const [left] = await values(`select count(*)::int from "${name}"`);
    if (rows.length !== Number(left)) lost[table] = rows.length - Number(left);
  }
  expect(lost).toEqual(gone);
});

test('every charge is an entry of the ledger, which sums up to what the accounts say', async () => {
  const charges = used.rows.credit_charges ?? [];
  const entries = await values(`select id || ' ' || -credits from credit_entries where product <> 'opening'`);
  expect(entries.sort()).toEqual(charges.map(({ id, credits }) => `${id} ${credits}`).sort());
  const differing = `select a.workspace_id from credit_accounts a
    where a.used <> (select coalesce(-sum(e.credits), 0) from credit_entries e
      where e.workspace_id = a.workspace_id and e.period_ends_at = a.period_ends_at)`;
  expect(await values(differing)).toEqual([]);
  await expect(client.query('update credit_entries set credits = 0')).rejects.toThrow('never change');
});

test('what was made outlives who made it, and names nobody then', async () => {
  const named = `select user_id from history_items where id = 'of-gone-user'
    union all select creator_user_id from voices where id = 'of-gone-user'`;
  expect(await values(named)).toEqual([null, null]);
});

test('what hangs on something that moved moves after it, and impossible values are mended', async () => {
  const astray = `select count(*)::int from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.workspace_id <> w.workspace_id union all
    select count(*)::int from voice_samples s join voices v on v.id = s.voice_id
    where s.workspace_id <> v.workspace_id`;
  expect(await values(astray)).toEqual([0, 0]);
  const mended = `select distinct (reserved, progress, role, trim_end_ms)::text
    from credit_accounts, voice_clones, invites, voice_samples`;
  expect(await values(mended)).toEqual(['(0,1,viewer,)']);
});

test('the owner of the first workspace runs the server from now on, and nobody else', async () => {
  const first = await values('select owner_id from workspaces order by created_at, id limit 1');
  expect(first).toHaveLength(1);
  expect(await values('select id from users where is_staff')).toEqual(first);
});

test('every constraint was checked on the rows that were there', async () => {
  const [count] = await values(`select count(*)::int from pg_constraint where contype in ('c', 'f')`);
  expect(Number(count)).toBeGreaterThan(150);
  expect(await values('select conname from pg_constraint where not convalidated')).toEqual([]);
});

test('a server starts on it, and answers with what is there', async () => {
  app = await startTestApp({ wayToDatabase: async () => database.url });
  const { apiKey, rows } = used;
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await app.fetch(path, { apiKey });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Answer;
  };
  const user = await read<{ user_id: string; workspace_id: string }>('/v1/user');
  const { history } = await read<{ history: unknown[] }>('/v1/history?page_size=100');
  const theirs = rows.history_items?.filter(({ workspace_id }) => workspace_id === user.workspace_id);
  expect(history).toHaveLength(theirs?.length ?? 0);
  const { voices } = await read<{ voices: { voice_id: string }[] }>('/v2/voices?page_size=100');
  expect(voices.map(({ voice_id }) => voice_id)).toContain('of-gone-user');
  const members = await read<Member[]>('/v1/workspace/members');
  expect(members.map(({ user_id }) => user_id)).toContain(user.user_id);
});
