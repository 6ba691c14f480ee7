import type { AgentSummary } from '@mynah/contract/agents/registry/agents';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader } from '../../../workspaces/sharing/index.ts';
import { type AgentCalls, callsOfAgents } from '../agent-calls.ts';
import { type AgentPage, findVisibleAgents, listAgents, listMainHeads } from '../agents.store.ts';
import type { AgentRow } from '../agents.tables.ts';
import { toSummary } from '../agents.view.ts';

export async function listSummaries(
  platform: Platform,
  actor: Actor,
  page: Omit<AgentPage, 'callCount'>,
): Promise<AgentSummary[]> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const since = weekBefore(platform.clock.now());
  const callCount = (agentId: SQLWrapper) => calls(platform).countSince(agentId, since);
  return summariesOf(platform, actor, await listAgents(platform.db, reader, { ...page, callCount }));
}

/** Of those that the caller sees. */
export async function findSummaries(
  platform: Platform,
  actor: Actor,
  agentIds: readonly string[],
): Promise<Map<string, AgentSummary>> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const rows = await findVisibleAgents(platform.db, reader, agentIds);
  const summaries = await summariesOf(platform, actor, rows);
  return new Map(summaries.map((summary) => [summary.agent_id, summary]));
}

async function summariesOf(
  platform: Platform,
  actor: Actor,
  rows: readonly AgentRow[],
): Promise<AgentSummary[]> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const ids = rows.map(({ id }) => id);
  const [access, heads, lastCalls] = await Promise.all([
    accessInfoOf(platform, reader, rows),
    listMainHeads(platform.db, ids),
    calls(platform).lastCalls(platform.db, actor.workspaceId, ids),
  ]);
  return rows.map((row) =>
    toSummary(row, {
      access: access.get(row.id)!,
      head: heads.get(row.id)!,
      lastCall: lastCalls.get(row.id),
    }),
  );
}

/** One module knows of calls; without it nobody calls. */
function calls({ extensions }: Platform): AgentCalls {
  const [known] = extensions.at(callsOfAgents);
  return known ?? { lastCalls: async () => new Map(), countSince: () => sql<number>`0` };
}

const dayMs = 86_400_000;
const weekBefore = (now: Date): Date => new Date(now.getTime() - 7 * dayMs);
