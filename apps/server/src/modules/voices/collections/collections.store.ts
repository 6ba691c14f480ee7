import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { VoiceReader } from '../registry/index.ts';
import { collectedVoices, type VoiceCollectionRow, voiceCollections } from './collections.tables.ts';

export type CountedCollection = VoiceCollectionRow & { voiceCount: number };
export type NewCollection = typeof voiceCollections.$inferInsert;

/** What the reader made, what was shared with them, and for admins all of the workspace. */
const visibleTo = ({ workspaceId, userId, shared }: VoiceReader) =>
  and(
    eq(voiceCollections.workspaceId, workspaceId),
    shared === 'all'
      ? undefined
      : or(eq(voiceCollections.creatorUserId, userId), inArray(voiceCollections.id, [...shared.keys(), ''])),
  );

const selectCounted = (db: Queryable) =>
  db
    .select({
      collection: voiceCollections,
      voiceCount: sql<number>`(select count(*)::int from ${collectedVoices} where ${collectedVoices.collectionId} = ${voiceCollections.id})`,
    })
    .from(voiceCollections);

const toCounted = (row: { collection: VoiceCollectionRow; voiceCount: number }): CountedCollection => ({
  ...row.collection,
  voiceCount: row.voiceCount,
});

export async function listCollections(db: Queryable, reader: VoiceReader): Promise<CountedCollection[]> {
  const rows = await selectCounted(db)
    .where(visibleTo(reader))
    .orderBy(voiceCollections.title, voiceCollections.id);
  return rows.map(toCounted);
}

export async function findCollection(
  db: Queryable,
  reader: VoiceReader,
  collectionId: string,
): Promise<CountedCollection | undefined> {
  const [row] = await selectCounted(db)
    .where(and(visibleTo(reader), eq(voiceCollections.id, collectionId)))
    .limit(1);
  return row && toCounted(row);
}

export const insertCollection = (transaction: Transaction, collection: NewCollection) =>
  transaction.insert(voiceCollections).values(collection);

type Key = Pick<VoiceCollectionRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key) =>
  and(eq(voiceCollections.workspaceId, workspaceId), eq(voiceCollections.id, id));

export const updateCollection = (
  db: Queryable,
  key: Key,
  change: Partial<Pick<VoiceCollectionRow, 'title' | 'icon'>>,
) =>
  db
    .update(voiceCollections)
    .set({ ...change, updatedAt: new Date() })
    .where(isOne(key));

export const deleteCollection = (db: Queryable, key: Key) => db.delete(voiceCollections).where(isOne(key));

/** Harmless when it is in there already. */
export const collectVoice = (db: Queryable, entry: typeof collectedVoices.$inferInsert) =>
  db.insert(collectedVoices).values(entry).onConflictDoNothing();

export const dropVoice = (db: Queryable, collectionId: string, voiceId: string) =>
  db
    .delete(collectedVoices)
    .where(and(eq(collectedVoices.collectionId, collectionId), eq(collectedVoices.voiceId, voiceId)));

/** The collections of a workspace that some voices are in, by voice id. */
export async function findCollectionIds(
  db: Queryable,
  workspaceId: string,
  voiceIds: readonly string[],
): Promise<Map<string, string[]>> {
  const byVoice = new Map<string, string[]>();
  if (voiceIds.length === 0) return byVoice;
  const rows = await db
    .select({ voiceId: collectedVoices.voiceId, collectionId: collectedVoices.collectionId })
    .from(collectedVoices)
    .innerJoin(voiceCollections, eq(voiceCollections.id, collectedVoices.collectionId))
    .where(
      and(eq(voiceCollections.workspaceId, workspaceId), inArray(collectedVoices.voiceId, [...voiceIds])),
    )
    .orderBy(collectedVoices.addedAt);
  for (const { voiceId, collectionId } of rows) {
    byVoice.set(voiceId, [...(byVoice.get(voiceId) ?? []), collectionId]);
  }
  return byVoice;
}
