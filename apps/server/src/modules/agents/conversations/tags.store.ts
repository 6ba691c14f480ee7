import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type ConversationTagRow, conversationTags, taggedConversations } from './tags.tables.ts';

export type TagKey = Pick<ConversationTagRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: TagKey) =>
  and(eq(conversationTags.workspaceId, workspaceId), eq(conversationTags.id, id));

export async function insertTag(
  db: Queryable,
  row: typeof conversationTags.$inferInsert,
): Promise<ConversationTagRow> {
  const [inserted] = await db.insert(conversationTags).values(row).returning();
  return inserted!;
}

export async function findTag(db: Queryable, key: TagKey): Promise<ConversationTagRow | undefined> {
  const [row] = await db.select().from(conversationTags).where(isOne(key));
  return row;
}

/** Oldest first. */
export const listTags = (
  db: Queryable,
  workspaceId: string,
  { after, most }: { after?: string | undefined; most: number },
): Promise<ConversationTagRow[]> =>
  db
    .select()
    .from(conversationTags)
    .where(
      and(
        eq(conversationTags.workspaceId, workspaceId),
        after
          ? sql`(${conversationTags.createdAt}, ${conversationTags.id}) > (
              select last.created_at, last.id from ${conversationTags} as last
              where last.id = ${after} and last.workspace_id = ${workspaceId})`
          : undefined,
      ),
    )
    .orderBy(asc(conversationTags.createdAt), asc(conversationTags.id))
    .limit(most);

export async function changeTag(
  db: Queryable,
  key: TagKey,
  change: Partial<Pick<ConversationTagRow, 'title' | 'description'>>,
): Promise<void> {
  await db
    .update(conversationTags)
    .set({ ...change, updatedAt: sql`now()` })
    .where(isOne(key));
}

export const deleteTag = (db: Queryable, key: TagKey) => db.delete(conversationTags).where(isOne(key));

/** How many of these the workspace has. */
export const countTags = (db: Queryable, workspaceId: string, ids: readonly string[]): Promise<number> =>
  db.$count(
    conversationTags,
    and(eq(conversationTags.workspaceId, workspaceId), inArray(conversationTags.id, [...ids])),
  );

export const putTags = (db: Queryable, conversationId: string, tagIds: readonly string[]) =>
  db
    .insert(taggedConversations)
    .values(tagIds.map((tagId) => ({ conversationId, tagId })))
    .onConflictDoNothing();

export const takeTagOff = (db: Queryable, conversationId: string, tagId: string) =>
  db
    .delete(taggedConversations)
    .where(and(eq(taggedConversations.conversationId, conversationId), eq(taggedConversations.tagId, tagId)));

/** Tags of each of these conversations, in the order in which they were put. */
export async function tagsOf(
  db: Queryable,
  conversationIds: readonly string[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (conversationIds.length === 0) return tags;
  const rows = await db
    .select()
    .from(taggedConversations)
    .where(inArray(taggedConversations.conversationId, [...conversationIds]))
    .orderBy(asc(taggedConversations.taggedAt), asc(taggedConversations.tagId));
  for (const { conversationId, tagId } of rows)
    tags.set(conversationId, [...(tags.get(conversationId) ?? []), tagId]);
  return tags;
}
