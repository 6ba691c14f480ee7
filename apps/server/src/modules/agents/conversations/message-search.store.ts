import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type ConversationFilter, filterConditions } from './conversation-filter.ts';
import { agentConversations, transcriptEntries, wordsOf } from './conversations.tables.ts';

export async function setVectors(
  db: Queryable,
  conversationId: string,
  vectors: readonly { position: number; vector: readonly number[] }[],
): Promise<void> {
  for (const { position, vector } of vectors)
    await db
      .update(transcriptEntries)
      .set({ vector: [...vector] })
      .where(
        and(eq(transcriptEntries.conversationId, conversationId), eq(transcriptEntries.position, position)),
      );
}

/** Takes the vectors of conversations away that began before; their words stay. */
export const forgetVectors = (
  db: Queryable,
  { workspaceId, before }: { workspaceId: string; before: Date },
) =>
  db
    .update(transcriptEntries)
    .set({ vector: null })
    .where(
      and(
        isNotNull(transcriptEntries.vector),
        inArray(
          transcriptEntries.conversationId,
          db
            .select({ id: agentConversations.id })
            .from(agentConversations)
            .where(
              and(eq(agentConversations.workspaceId, workspaceId), lt(agentConversations.startedAt, before)),
            ),
        ),
      ),
    );

export interface FoundEntry {
  conversationId: string;
  agentId: string;
  position: number;
  text: string;
  /** Hits between `hitStart` and `hitEnd`. */
  marked: string;
  score: number;
  startedAt: Date;
}

export const hitStart = '\u0001';
export const hitEnd = '\u0002';
const headline = `StartSel=${hitStart},StopSel=${hitEnd},HighlightAll=true`;

export interface MessageSearch {
  text: string;
  filter: ConversationFilter;
  isNewestFirst: boolean;
  skip: number;
  most: number;
}

const message = sql<string>`${transcriptEntries.entry} ->> 'message'`;
const words = wordsOf(transcriptEntries.entry);

const found = (score: SQL<number>, marked: SQL<string>) => ({
  conversationId: transcriptEntries.conversationId,
  agentId: agentConversations.agentId,
  position: transcriptEntries.position,
  text: message,
  marked,
  score,
  startedAt: agentConversations.startedAt,
});

/** By all of the words, as web searches are written: quotes, `or`, minus. */
export function searchByWords(
  db: Queryable,
  workspaceId: string,
  { text, filter, isNewestFirst, skip, most }: MessageSearch,
): Promise<FoundEntry[]> {
  const query = sql`websearch_to_tsquery('simple', ${text})`;
  const rank = sql<number>`ts_rank(${words}, ${query})`;
  const newest = [
    desc(agentConversations.startedAt),
    desc(agentConversations.id),
    transcriptEntries.position,
  ];
  return db
    .select(found(rank, sql<string>`ts_headline('simple', ${message}, ${query}, ${headline})`))
    .from(transcriptEntries)
    .innerJoin(agentConversations, eq(agentConversations.id, transcriptEntries.conversationId))
    .where(
      and(
        eq(agentConversations.workspaceId, workspaceId),
        sql`${words} @@ ${query}`,
        ...filterConditions(db, filter),
      ),
    )
    .orderBy(...(isNewestFirst ? [] : [desc(rank)]), ...newest)
    .limit(most)
    .offset(skip);
}

/** Messages of the newest conversations that are compared: each costs a product of two vectors. */
const mostCompared = 5000;

/** By meaning: nearest first, of what is near at all. */
export function searchByVector(
  db: Queryable,
  workspaceId: string,
  search: { vector: readonly number[]; agentId?: string | undefined; skip: number; most: number },
): Promise<FoundEntry[]> {
  const asked = sql`${sql.param([...search.vector])}::real[]`;
  const ofAgent = search.agentId ? sql`and conversation.agent_id = ${search.agentId}` : sql``;
  return read(
    db,
    sql`select * from (
      select near.*, (select sum(one * two) from unnest(near.vector, ${asked}) as pair(one, two)) as nearness
      from (
        select said.conversation_id, said.position, said.entry ->> 'message' as text, said.vector,
          conversation.agent_id, extract(epoch from conversation.started_at) as started
        from ${transcriptEntries} as said
        join ${agentConversations} as conversation on conversation.id = said.conversation_id
        where conversation.workspace_id = ${workspaceId} and said.vector is not null ${ofAgent}
        order by conversation.started_at desc limit ${mostCompared}
      ) as near
    ) as compared
    where nearness > 0.25 order by nearness desc, conversation_id, position
    limit ${search.most} offset ${search.skip}`,
  );
}

async function read(db: Queryable, query: SQL): Promise<FoundEntry[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return rows.map((row) => ({
    conversationId: String(row.conversation_id),
    agentId: String(row.agent_id),
    position: Number(row.position),
    text: String(row.text),
    marked: String(row.text),
    score: Number(row.nearness),
    startedAt: new Date(Number(row.started) * 1000),
  }));
}
