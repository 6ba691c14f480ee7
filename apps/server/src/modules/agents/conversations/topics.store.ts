import type { ConversationAnalysis } from '@mynah/contract/agents/conversations/conversations';
import { and, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { agentConversations, transcriptEntries } from './conversations.tables.ts';

/** Conversations that are compared: the newest of the window. */
const mostConversations = 500;
/** What somebody says first tells what they want. */
const mostMessages = 4;

export interface ToldConversation {
  id: string;
  startedAt: Date;
  analysis: ConversationAnalysis | null;
  /** Of what the caller said first. */
  vectors: number[][];
}

/** Of an agent within a window, newest first: those of which is known what was meant. */
export async function listTold(
  db: Queryable,
  workspaceId: string,
  { agentId, from, to }: { agentId: string; from: Date; to: Date },
): Promise<ToldConversation[]> {
  const newest = db
    .select({
      id: agentConversations.id,
      startedAt: agentConversations.startedAt,
      analysis: agentConversations.analysis,
    })
    .from(agentConversations)
    .where(
      and(
        eq(agentConversations.workspaceId, workspaceId),
        eq(agentConversations.agentId, agentId),
        gte(agentConversations.startedAt, from),
        lte(agentConversations.startedAt, to),
      ),
    )
    .orderBy(desc(agentConversations.startedAt), desc(agentConversations.id))
    .limit(mostConversations)
    .as('newest');
  const said = db
    .select({
      conversationId: transcriptEntries.conversationId,
      vector: transcriptEntries.vector,
      place: sql<number>`row_number() over (
        partition by ${transcriptEntries.conversationId} order by ${transcriptEntries.position})`.as('place'),
    })
    .from(transcriptEntries)
    .innerJoin(newest, eq(newest.id, transcriptEntries.conversationId))
    .where(and(isNotNull(transcriptEntries.vector), sql`${transcriptEntries.entry} ->> 'role' = 'user'`))
    .as('said');
  const rows = await db
    .select({
      id: newest.id,
      startedAt: newest.startedAt,
      analysis: newest.analysis,
      vector: said.vector,
    })
    .from(newest)
    .innerJoin(said, and(eq(said.conversationId, newest.id), sql`${said.place} <= ${mostMessages}`))
    .orderBy(desc(newest.startedAt), desc(newest.id), said.place);
  const told = new Map<string, ToldConversation>();
  for (const { vector, ...row } of rows) {
    const one = told.get(row.id) ?? { ...row, vectors: [] };
    if (vector) one.vectors.push(vector);
    told.set(row.id, one);
  }
  return [...told.values()];
}

/** What each conversation was found to be about; those that say so already are left. */
export async function writeTopics(
  db: Queryable,
  workspaceId: string,
  topics: ReadonlyMap<string, string>,
): Promise<void> {
  if (topics.size === 0) return;
  await db.execute(sql`
    update ${agentConversations} set topic_id = found.topic_id
    from unnest(${sql.param([...topics.keys()])}::text[], ${sql.param([...topics.values()])}::text[])
      as found (id, topic_id)
    where ${agentConversations.id} = found.id and ${agentConversations.workspaceId} = ${workspaceId}
      and ${agentConversations.topicId} is distinct from found.topic_id`);
}
