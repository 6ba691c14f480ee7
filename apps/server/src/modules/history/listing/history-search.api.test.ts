import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeNeighbor } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { type HistorySearch, selectMatches, selectPage } from './item-list.store.ts';
import { ensureSearchIndex } from './search-index.store.ts';

const itemCount = 20_000;

let app: TestApp;
let workspaceId: string;
let apiKey: string;

const isValid = async (): Promise<boolean | undefined> => {
  const { rows } = await app.platform.db.execute<{ indisvalid: boolean }>(
    sql`select indisvalid from pg_index where indexrelid = to_regclass('history_items_search')`,
  );
  return rows[0]?.indisvalid;
};

beforeAll(async () => {
  app = await startTestApp();
  await until(async () => expect(await isValid()).toBe(true));
  const actor = await makeNeighbor(app);
  ({ workspaceId } = actor);
  apiKey = (await createApiKey(app.platform, actor, { name: 'first' })).key;
  await app.platform.db.execute(sql`
    insert into history_items (id, workspace_id, request_id, source, voice_id, voice_name, voice_category, model_id, text,
      settings, output_format, content_type, engine, audio_blob, audio_bytes, duration_ms, credits,
      character_count_from, character_count_to, created_at)
    select 'item' || lpad(i::text, 16, '0'), ${workspaceId}, 'request' || i, 'TTS', 'voice' || i % 7,
      'Voice ' || i % 7, 'premade', 'eleven_v3', 'Text ' || md5(i::text) || case i when 77 then ' Zwetschgenkuchen' else '' end,
      '{"stability":0.5,"similarity_boost":0.75,"style":0,"use_speaker_boost":true,"speed":1}', 'mp3_44100_128', 'audio/mpeg', 'test', md5(i::text), 1, 1, 1, 0, 0,
      timestamptz '2026-01-01' + i / 2 * interval '1 minute'
    from generate_series(1, ${itemCount}::int) i`);
  // what was just added waits beside the index until the next vacuum
  await app.platform.db.execute(sql`vacuum analyze history_items`);
});
afterAll(() => app?.close());

async function explain(search: Partial<HistorySearch>): Promise<string> {
  const { db } = app.platform;
  return explainQuery(selectPage(db, workspaceId, { pageSize: 100, sortDirection: 'desc', ...search }));
}

async function explainQuery(query: { getSQL(): SQL }): Promise<string> {
  const { rows } = await app.platform.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

interface List {
  history: { history_item_id: string; text: string }[];
  has_more: boolean;
  last_history_item_id: string | null;
}
const list = async (query: string): Promise<List> =>
  (await (await app.fetch(`/v1/history${query}`, { apiKey })).json()) as List;

describe('among many items', () => {
  test('a word in the middle of a text is found by the index', async () => {
    expect(await explainQuery(selectMatches(app.platform.db, workspaceId, 'tschgenku'))).toContain(
      'history_items_search',
    );
    const found = await list('?search=tschgenKU');
    expect(found.history.map(({ text }) => text)).toEqual([expect.stringContaining('Zwetschgenkuchen')]);
    expect((await list('?search=Schnitzelsemmel')).history).toEqual([]);
    expect((await list('?search=tschgenKU&voice_id=voice1')).history).toEqual([]);
  });

  test('a word of most texts is listed page by page, newest first', async () => {
    const first = await list('?search=text&page_size=50');
    const second = await list(
      `?search=text&page_size=50&start_after_history_item_id=${first.last_history_item_id}`,
    );
    const ids = [...first.history, ...second.history].map((item) => item.history_item_id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect([ids.length, first.has_more]).toEqual([100, true]);
  });

  test.each(['asc', 'desc'] as const)(
    'a page far down (%s) is read from where it begins',
    async (sortDirection) => {
      const startAfterHistoryItemId = `item${String(itemCount / 2).padStart(16, '0')}`;
      const plan = await explain({ sortDirection, startAfterHistoryItemId });
      expect(plan).toMatch(/Index Scan.* using history_items_list/);
      expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) [<>] ROW/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    },
  );

  test('pages give every item once, also of one moment', async () => {
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const page = await list(`?page_size=1000&voice_id=voice3${after}`);
      seen.push(...page.history.map((item) => item.history_item_id));
      if (!page.has_more) break;
      after = `&start_after_history_item_id=${page.last_history_item_id}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(seen).toHaveLength(Math.floor((itemCount - 3) / 7) + 1);
  });
});

describe('the index', () => {
  test('that was broken off is made anew, by one of several processes', async () => {
    await app.platform.db.execute(
      sql`update pg_index set indisvalid = false where indexrelid = to_regclass('history_items_search')`,
    );
    expect(await isValid()).toBe(false);
    await Promise.all([1, 2, 3].map(() => ensureSearchIndex(app.platform)));
    expect(await isValid()).toBe(true);
  });

  test('is done without, and the log says so, where the database does not let us', async () => {
    const { db } = app.platform;
    const role = `weak_${newId().toLowerCase()}`;
    await db.execute(sql`drop index history_items_search`);
    await db.execute(sql`drop extension pg_trgm`);
    await db.execute(sql.raw(`create role ${role} login password 'weak'`));
    await db.execute(sql.raw(`grant select on all tables in schema public to ${role}`));
    const url = new URL(db.$client.options.connectionString ?? '');
    url.username = role;
    url.password = 'weak';
    const weak = openDatabase(url.href);
    const lines: string[] = [];
    try {
      const log = createLog('warn', { write: (line) => void lines.push(line) });
      await ensureSearchIndex({ db: weak, log });
      expect(lines.join('')).toContain('pg_trgm');
      expect(await isValid()).toBeUndefined();
      expect((await list('?search=tschgenku')).history).toHaveLength(1);
    } finally {
      await weak.$client.end();
      await db.execute(sql.raw(`drop owned by ${role}`));
      await db.execute(sql.raw(`drop role ${role}`));
    }
  });
});
