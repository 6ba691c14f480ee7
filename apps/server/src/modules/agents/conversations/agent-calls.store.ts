import { and, eq, max, sql } from 'drizzle-orm';
import { isAny } from '../../../platform/db/is-any.ts';
import type { AgentCalls } from '../registry/index.ts';
import { agentConversations } from './conversations.tables.ts';

export const agentCalls: AgentCalls = {
  lastCalls: async (db, workspaceId, agentIds) => {
    const rows = await db
      .select({ agentId: agentConversations.agentId, startedAt: max(agentConversations.startedAt) })
      .from(agentConversations)
      .where(
        and(eq(agentConversations.workspaceId, workspaceId), isAny(agentConversations.agentId, agentIds)),
      )
      .groupBy(agentConversations.agentId);
    return new Map(rows.flatMap(({ agentId, startedAt }) => (startedAt ? [[agentId, startedAt]] : [])));
  },
  countSince: (agentId, since) => sql<number>`(
    select count(*) from ${agentConversations}
    where ${agentConversations.agentId} = ${agentId} and ${agentConversations.startedAt} >= ${since.toISOString()})`,
};
