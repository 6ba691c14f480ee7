import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type VoiceRow, voices } from '../registry/voices.tables.ts';
import { type SharedVoiceRow, sharedVoices, voiceBookmarks } from './library.tables.ts';

/** How a voice is shared, with the voice itself. */
export interface SharedVoice {
  shared: SharedVoiceRow;
  voice: VoiceRow;
}

export type NewSharedVoice = typeof sharedVoices.$inferInsert;
type Key = { workspaceId: string; voiceId: string };

const isOne = ({ workspaceId, voiceId }: Key) =>
  and(eq(sharedVoices.workspaceId, workspaceId), eq(sharedVoices.voiceId, voiceId));

/** Of the owner's workspace; nobody else changes it before the transaction ends. */
export async function lockOwnShare(transaction: Transaction, key: Key): Promise<SharedVoiceRow | undefined> {
  const [row] = await transaction.select().from(sharedVoices).where(isOne(key)).for('update');
  return row;
}

/** Of whichever workspace: for what happens to the voice itself. */
export async function findShareOf(db: Queryable, voiceId: string): Promise<SharedVoiceRow | undefined> {
  const [row] = await db.select().from(sharedVoices).where(eq(sharedVoices.voiceId, voiceId));
  return row;
}

export async function putShare(transaction: Transaction, share: NewSharedVoice): Promise<SharedVoiceRow> {
  const { createdAt: _, ...change } = share;
  const [row] = await transaction
    .insert(sharedVoices)
    .values(share)
    .onConflictDoUpdate({ target: sharedVoices.voiceId, set: { ...change, updatedAt: new Date() } })
    .returning();
  return row!;
}

export const changeShare = (db: Queryable, voiceId: string, change: Partial<NewSharedVoice>) =>
  db
    .update(sharedVoices)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(sharedVoices.voiceId, voiceId));

/** A voice by the two ids of its public page; whether the caller may see it is not looked at here. */
export async function findShared(
  db: Queryable,
  { publicUserId, voiceId }: { publicUserId: string; voiceId: string },
): Promise<SharedVoice | undefined> {
  const [row] = await db
    .select({ shared: sharedVoices, voice: voices })
    .from(sharedVoices)
    .innerJoin(voices, eq(voices.id, sharedVoices.voiceId))
    .where(and(eq(sharedVoices.publicOwnerId, publicUserId), eq(sharedVoices.voiceId, voiceId)));
  return row;
}

export const countCopies = (db: Queryable, voiceId: string): Promise<number> =>
  db.$count(voices, eq(voices.sourceVoiceId, voiceId));

/** Copies of a voice by their ids. One that was deleted since has them too: they name what is left of it then. */
export const listCopies = (
  db: Queryable,
  { voiceId, afterCopyId, limit }: { voiceId: string; afterCopyId?: string; limit: number },
): Promise<VoiceRow[]> => {
  const left = db
    .select({ id: sharedVoices.voiceId })
    .from(sharedVoices)
    .where(eq(sharedVoices.formerVoiceId, voiceId));
  const isCopy = or(eq(voices.sourceVoiceId, voiceId), inArray(voices.sourceVoiceId, left));
  return db
    .select()
    .from(voices)
    .where(and(isCopy, afterCopyId === undefined ? undefined : gt(voices.id, afterCopyId)))
    .orderBy(voices.id)
    .limit(limit);
};

export const countCopied = (transaction: Transaction, voiceId: string) =>
  transaction
    .update(sharedVoices)
    .set({ clonedByCount: sql`${sharedVoices.clonedByCount} + 1` })
    .where(eq(sharedVoices.voiceId, voiceId));

interface Bookmark {
  workspaceId: string;
  userId: string;
  voiceId: string;
}

export const addBookmark = (db: Queryable, bookmark: Bookmark & { createdAt: Date }) =>
  db.insert(voiceBookmarks).values(bookmark).onConflictDoNothing();

export const removeBookmark = (db: Queryable, { workspaceId, userId, voiceId }: Bookmark) =>
  db
    .delete(voiceBookmarks)
    .where(
      and(
        eq(voiceBookmarks.workspaceId, workspaceId),
        eq(voiceBookmarks.userId, userId),
        eq(voiceBookmarks.voiceId, voiceId),
      ),
    );
