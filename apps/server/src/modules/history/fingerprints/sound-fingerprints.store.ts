import type { Fingerprint } from '@mynah/audio/fingerprint';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { historyItems } from '../items/items.tables.ts';
import { soundFingerprints } from './sound-fingerprints.tables.ts';

/** Nothing happens where the item was deleted meanwhile, or has its fingerprint. */
export async function addFingerprint(
  db: Queryable,
  { historyItemId, createdAt }: { historyItemId: string; createdAt: Date },
  { words, keys }: Fingerprint,
): Promise<void> {
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  await db.execute(sql`
    insert into ${soundFingerprints} (history_item_id, words, keys, created_at)
    select ${historyItems.id}, ${Buffer.from(bytes)}, ${sql.param(`{${keys.join(',')}}`)}::int[], ${createdAt.toISOString()}::timestamptz
    from ${historyItems} where ${eq(historyItems.id, historyItemId)}
    on conflict do nothing`);
}

export interface KnownSound {
  historyItemId: string;
  workspaceId: string;
  words: Uint32Array;
  madeAt: Date;
}

const mostCandidates = 12;
/** One key alone is shared by chance. */
const leastShared = 2;

/**
 * What may be the sound of a question, the likeliest first, of every workspace: whoever asks learns of another's that
 * it was made here, and no more.
 */
export async function findKnownSounds(db: Database, keys: readonly number[]): Promise<KnownSound[]> {
  const asked = sql`${sql.param(`{${keys.join(',')}}`)}::int[]`;
  const { rows } = await db.execute<{
    id: string;
    workspace_id: string;
    words: Buffer;
    created_at: Date | string;
  }>(sql`
    select found.id, item.workspace_id, found.words, item.created_at
    from (
      select history_item_id as id, words,
        (select count(*) from unnest(keys) as key where key = any(${asked})) as shared
      from ${soundFingerprints} where keys && ${asked}
      order by shared desc, history_item_id limit ${mostCandidates}
    ) as found
    join ${historyItems} as item on item.id = found.id
    where found.shared >= ${leastShared} and item.deleted_at is null
    order by found.shared desc, found.id`);
  return rows.map(({ id, workspace_id, words, created_at }) => ({
    historyItemId: id,
    workspaceId: workspace_id,
    // the driver's buffer may begin anywhere
    words: new Uint32Array(new Uint8Array(words).buffer),
    madeAt: new Date(created_at),
  }));
}
