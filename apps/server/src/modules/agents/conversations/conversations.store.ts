import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { and, asc, desc, eq, exists, gte, ilike, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { agentConversations, type ConversationRow, transcriptEntries } from './conversations.tables.ts';

export type ConversationKey = Pick<ConversationRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: ConversationKey): SQL | undefined =>
  and(eq(agentConversations.workspaceId, workspaceId), eq(agentConversations.id, id));

export const insertConversation = (db: Queryable, row: typeof agentConversations.$inferInsert) =>
  db.insert(agentConversations).values(row);

export async function findConversation(
  db: Queryable,
  key: ConversationKey,
): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(agentConversations).where(isOne(key));
  return row;
}

/** Of a client without a key, who knows the id alone. */
export async function findById(db: Queryable, id: string): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(agentConversations).where(eq(agentConversations.id, id));
  return row;
}

/** Waits for whoever changes it now. */
export async function lockConversation(
  transaction: Transaction,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await transaction
    .select()
    .from(agentConversations)
    .where(eq(agentConversations.id, id))
    .for('update');
  return row;
}

export async function changeConversation(
  db: Queryable,
  key: ConversationKey,
  change: Partial<typeof agentConversations.$inferInsert>,
): Promise<void> {
  await db.update(agentConversations).set(change).where(isOne(key));
}

export const deleteConversation = (db: Queryable, key: ConversationKey) =>
  db.delete(agentConversations).where(isOne(key));

export async function upsertEntries(
  db: Queryable,
  conversationId: string,
  entries: readonly { index: number; entry: NewTranscriptEntry }[],
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(transcriptEntries)
    .values(entries.map(({ index: position, entry }) => ({ conversationId, position, entry })))
    .onConflictDoUpdate({
      target: [transcriptEntries.conversationId, transcriptEntries.position],
      set: { entry: sql`excluded.entry` },
    });
}

export async function listEntries(db: Queryable, conversationId: string): Promise<NewTranscriptEntry[]> {
  const rows = await db
    .select({ entry: transcriptEntries.entry })
    .from(transcriptEntries)
    .where(eq(transcriptEntries.conversationId, conversationId))
    .orderBy(asc(transcriptEntries.position));
  return rows.map(({ entry }) => entry);
}

export interface ConversationPage {
  agentId?: string | undefined;
  branchId?: string | undefined;
  userId?: string | undefined;
  callSuccessful?: ConversationRow['successful'] | undefined;
  startedBefore?: Date | undefined;
  startedAfter?: Date | undefined;
  leastMs?: number | undefined;
  mostMs?: number | undefined;
  ratingMin?: number | undefined;
  ratingMax?: number | undefined;
  languages?: readonly string[] | undefined;
  toolNames?: readonly string[] | undefined;
  /** In what was said. */
  search?: string | undefined;
  after?: string | undefined;
  most: number;
}

/** Newest first. */
export const listConversations = (
  db: Queryable,
  workspaceId: string,
  page: ConversationPage,
): Promise<ConversationRow[]> =>
  db
    .select()
    .from(agentConversations)
    .where(and(eq(agentConversations.workspaceId, workspaceId), ...conditionsOf(db, workspaceId, page)))
    .orderBy(desc(agentConversations.startedAt), desc(agentConversations.id))
    .limit(page.most);

function conditionsOf(db: Queryable, workspaceId: string, page: ConversationPage): (SQL | undefined)[] {
  const table = agentConversations;
  return [
    page.agentId ? eq(table.agentId, page.agentId) : undefined,
    page.branchId ? eq(table.branchId, page.branchId) : undefined,
    page.userId ? eq(table.userId, page.userId) : undefined,
    page.callSuccessful ? eq(table.successful, page.callSuccessful) : undefined,
    page.startedBefore ? lte(table.startedAt, page.startedBefore) : undefined,
    page.startedAfter ? gte(table.startedAt, page.startedAfter) : undefined,
    page.leastMs === undefined ? undefined : gte(table.durationMs, page.leastMs),
    page.mostMs === undefined ? undefined : lte(table.durationMs, page.mostMs),
    page.ratingMin === undefined ? undefined : gte(table.rating, page.ratingMin),
    page.ratingMax === undefined ? undefined : lte(table.rating, page.ratingMax),
    page.languages?.length ? inArray(table.language, [...page.languages]) : undefined,
    page.toolNames?.length ? sql`${table.toolNames} ?| ${sql.param([...page.toolNames])}::text[]` : undefined,
    page.search ? exists(saying(db, page.search)) : undefined,
    page.after
      ? sql`(${table.startedAt}, ${table.id}) < (
          select last.started_at, last.id from ${table} as last
          where last.id = ${page.after} and last.workspace_id = ${workspaceId})`
      : undefined,
  ];
}

const saying = (db: Queryable, search: string) =>
  db
    .select({ one: sql`1` })
    .from(transcriptEntries)
    .where(
      and(
        eq(transcriptEntries.conversationId, agentConversations.id),
        ilike(sql`${transcriptEntries.entry} ->> 'message'`, containing(search)),
      ),
    );

export const countLive = (
  db: Queryable,
  workspaceId: string,
  agentIds?: readonly string[],
): Promise<number> =>
  db.$count(
    agentConversations,
    and(
      eq(agentConversations.workspaceId, workspaceId),
      eq(agentConversations.status, 'in-progress'),
      agentIds ? inArray(agentConversations.agentId, [...agentIds]) : undefined,
    ),
  );

export const countSince = (db: Queryable, agentId: string, since: Date): Promise<number> =>
  db.$count(
    agentConversations,
    and(eq(agentConversations.agentId, agentId), gte(agentConversations.startedAt, since)),
  );

/** Blobs of recordings, which go with their workspace. */
export async function listRecordings(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ key: agentConversations.audioKey })
    .from(agentConversations)
    .where(and(eq(agentConversations.workspaceId, workspaceId), isNotNull(agentConversations.audioKey)));
  return rows.flatMap(({ key }) => key ?? []);
}
