import type pg from 'pg';
import type { Platform } from '../../../platform/platform.ts';

const indexName = 'history_items_search';
/** Any number that no other lock of this database has. */
const buildLock = 4_700_003;

/**
 * The index that finds words in the middle of texts, by trigrams. It needs an extension that the database may not have
 * or may not let us add, so it is no migration: without it the search works, and reads every text of the workspace.
 * Never throws. With a hundred thousand items the first time takes up to a minute.
 */
export async function ensureSearchIndex({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  try {
    const client = await db.$client.connect();
    // closed after, and the lock with it
    await buildAlone(client).finally(() => client.release(true));
  } catch (cause) {
    const code = (cause as { code?: string }).code;
    log.warn(
      { code },
      'the search of the history is slow: it has no index, which takes the extension pg_trgm',
    );
  }
}

async function buildAlone(client: pg.ClientBase): Promise<void> {
  // who waited here would hold up the build, which waits for everybody
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
    buildLock,
  ]);
  if (rows[0]?.isOurs) await build(client);
}

/** Beside what runs: nobody waits for it. One that was broken off is left invalid, and made anew. */
async function build(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [indexName],
  );
  if (rows[0]?.indisvalid) return;
  await client.query('create extension if not exists pg_trgm');
  await client.query(`drop index concurrently if exists ${indexName}`);
  await client.query(
    `create index concurrently ${indexName} on history_items using gin (text gin_trgm_ops, voice_name gin_trgm_ops)`,
  );
}
