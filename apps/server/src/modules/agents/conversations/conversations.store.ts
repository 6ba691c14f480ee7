import type { NewTranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type ConversationFilter, filterConditions } from './conversation-filter.ts';
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

export interface ConversationPage extends ConversationFilter {
  after?: string | undefined;
  isOldestFirst?: boolean | undefined;
  most: number;
}

/** Newest first, unless told. */
export const listConversations = (
  db: Queryable,
  workspaceId: string,
  { after, isOldestFirst = false, most, ...filter }: ConversationPage,
): Promise<ConversationRow[]> => {
  const table = agentConversations;
  const direction = isOldestFirst ? asc : desc;
  const beyond = sql.raw(isOldestFirst ? '>' : '<');
  return db
    .select()
    .from(table)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        ...filterConditions(db, filter),
        after
          ? sql`(${table.startedAt}, ${table.id}) ${beyond} (
              select last.started_at, last.id from ${table} as last
              where last.id = ${after} and last.workspace_id = ${workspaceId})`
          : undefined,
      ),
    )
    .orderBy(direction(table.startedAt), direction(table.id))
    .limit(most);
};

/** Of an agent, one whose id begins like that, if there is no other. */
export async function findByReference(
  db: Queryable,
  { workspaceId, agentId, reference }: { workspaceId: string; agentId: string; reference: string },
): Promise<ConversationRow | undefined> {
  const rows = await db
    .select()
    .from(agentConversations)
    .where(
      and(
        eq(agentConversations.workspaceId, workspaceId),
        eq(agentConversations.agentId, agentId),
        sql`starts_with(${agentConversations.id}, ${reference})`,
      ),
    )
    .limit(2);
  return rows.find(({ id }) => id === reference) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** What was said is gone; that it was a conversation stays. */
export async function deleteTranscript(db: Queryable, key: ConversationKey): Promise<void> {
  await db.delete(transcriptEntries).where(eq(transcriptEntries.conversationId, key.id));
}

/** Where something is left of conversations that began before then. */
export const listLeftOf = (
  db: Queryable,
  agentId: string,
  { before, most }: { before: Date; most: number },
): Promise<ConversationRow[]> =>
  db
    .select()
    .from(agentConversations)
    .where(
      and(
        eq(agentConversations.agentId, agentId),
        lt(agentConversations.startedAt, before),
        inArray(agentConversations.status, ['done', 'failed']),
        or(isNull(agentConversations.transcriptDeletedAt), isNull(agentConversations.audioDeletedAt)),
      ),
    )
    .orderBy(asc(agentConversations.startedAt))
    .limit(most);

/** Agents that have conversations, wherever they are, with what they promised when they were last talked to. */
export async function listSpokenAgents(
  db: Queryable,
): Promise<Pick<ConversationRow, 'agentId' | 'privacy'>[]> {
  return db
    .selectDistinctOn([agentConversations.agentId], {
      agentId: agentConversations.agentId,
      privacy: agentConversations.privacy,
    })
    .from(agentConversations)
    .orderBy(agentConversations.agentId, desc(agentConversations.startedAt));
}

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
