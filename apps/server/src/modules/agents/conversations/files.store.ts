import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type ConversationFileRow, conversationFiles } from './files.tables.ts';

type FileKey = Pick<ConversationFileRow, 'conversationId' | 'id'>;
const isOne = ({ conversationId, id }: FileKey) =>
  and(eq(conversationFiles.conversationId, conversationId), eq(conversationFiles.id, id));

export const insertFile = (db: Queryable, row: ConversationFileRow) =>
  db.insert(conversationFiles).values(row);

export const countFiles = (db: Queryable, conversationId: string): Promise<number> =>
  db.$count(conversationFiles, eq(conversationFiles.conversationId, conversationId));

/** Of a client without a key, who knows both ids. */
export async function findFile(db: Queryable, key: FileKey): Promise<ConversationFileRow | undefined> {
  const [row] = await db.select().from(conversationFiles).where(isOne(key));
  return row;
}

/** Takes it away, unless it was used. */
export async function deleteUnused(
  db: Queryable,
  key: FileKey,
): Promise<Pick<ConversationFileRow, 'blob'> | undefined> {
  const [row] = await db
    .delete(conversationFiles)
    .where(and(isOne(key), isNull(conversationFiles.usedAt)))
    .returning({ blob: conversationFiles.blob });
  return row;
}

/** From now on they belong to what was said. */
export const markUsed = (
  db: Queryable,
  conversationId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<ConversationFileRow[]> =>
  db
    .update(conversationFiles)
    .set({ usedAt: now })
    .where(and(eq(conversationFiles.conversationId, conversationId), isAny(conversationFiles.id, ids)))
    .returning();

export const listFiles = (db: Queryable, conversationId: string): Promise<ConversationFileRow[]> =>
  db
    .select()
    .from(conversationFiles)
    .where(eq(conversationFiles.conversationId, conversationId))
    .orderBy(asc(conversationFiles.createdAt), asc(conversationFiles.id));

/** Answers their blobs. */
export async function deleteFiles(db: Queryable, conversationId: string): Promise<string[]> {
  const rows = await db
    .delete(conversationFiles)
    .where(eq(conversationFiles.conversationId, conversationId))
    .returning({ blob: conversationFiles.blob });
  return rows.map(({ blob }) => blob);
}
