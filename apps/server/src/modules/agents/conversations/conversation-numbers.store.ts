import { and, desc, eq, gte, ilike, isNotNull, lte, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { agentConversations as table, transcriptEntries } from './conversations.tables.ts';

export interface UserPage {
  agentId?: string | undefined;
  branchId?: string | undefined;
  startedBefore?: Date | undefined;
  startedAfter?: Date | undefined;
  search?: string | undefined;
  isByCount: boolean;
  isAscending: boolean;
  skip: number;
  most: number;
}

/** Who talked, by the names that clients gave them. */
export function listUsers(db: Queryable, workspaceId: string, page: UserPage) {
  const last = sql<number>`extract(epoch from max(${table.startedAt}))`;
  const count = sql<number>`count(*)::int`;
  const newest = (column: typeof table.id | typeof table.agentId) =>
    sql<string>`(array_agg(${column} order by ${table.startedAt} desc))[1]`;
  const order = page.isByCount ? count : last;
  return db
    .select({
      userId: sql<string>`${table.userId}`,
      last,
      first: sql<number>`extract(epoch from min(${table.startedAt}))`,
      count,
      agentId: newest(table.agentId),
      conversationId: newest(table.id),
    })
    .from(table)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        isNotNull(table.userId),
        page.agentId ? eq(table.agentId, page.agentId) : undefined,
        page.branchId ? eq(table.branchId, page.branchId) : undefined,
        page.startedBefore ? lte(table.startedAt, page.startedBefore) : undefined,
        page.startedAfter ? gte(table.startedAt, page.startedAfter) : undefined,
        page.search ? ilike(table.userId, containing(page.search)) : undefined,
      ),
    )
    .groupBy(table.userId)
    .orderBy(page.isAscending ? order : desc(order), table.userId)
    .limit(page.most)
    .offset(page.skip);
}

/** What each agent did on each day (UTC), newest day first. */
export async function countDays(
  db: Queryable,
  workspaceId: string,
  { since, agentId }: { since: Date; agentId?: string | undefined },
) {
  const day = sql<string>`to_char(${table.startedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const mine = and(
    eq(table.workspaceId, workspaceId),
    gte(table.startedAt, since),
    agentId ? eq(table.agentId, agentId) : undefined,
  );
  const stages = db
    .select({
      day: day.as('day'),
      agentId: table.agentId,
      stage: sql<string>`stage.key`.as('stage'),
      seconds: sql<number>`avg((stage.value ->> 'elapsed_time')::float8)`.as('seconds'),
    })
    .from(table)
    .innerJoin(transcriptEntries, eq(transcriptEntries.conversationId, table.id))
    .innerJoin(
      sql`jsonb_each(coalesce(${transcriptEntries.entry} #> '{conversation_turn_metrics,metrics}', '{}')) as stage`,
      sql`true`,
    )
    .where(mine)
    .groupBy(sql`1`, table.agentId, sql`3`);
  const counts = db
    .select({
      day,
      agentId: table.agentId,
      conversations: sql<number>`count(*)::int`,
      successful: sql<number>`count(*) filter (where ${table.successful} = 'success')::int`,
      failed: sql<number>`count(*) filter (where ${table.successful} = 'failure')::int`,
      minutes: sql<number>`sum(${table.durationMs})::float8 / 60000`,
      cost: sql<number>`sum(${table.cost})::int`,
    })
    .from(table)
    .where(mine)
    .groupBy(sql`1`, table.agentId)
    .orderBy(desc(sql`1`), table.agentId);
  const [days, measured] = await Promise.all([counts, stages]);
  return days.map((counted) => ({
    ...counted,
    stages: measured.filter((stage) => stage.day === counted.day && stage.agentId === counted.agentId),
  }));
}
