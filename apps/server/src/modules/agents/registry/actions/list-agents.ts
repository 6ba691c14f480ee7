import type { AgentSummary } from '@mynah/contract/agents/registry/agents';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader } from '../../../workspaces/sharing/index.ts';
import { type AgentPage, findVisibleAgents, listAgents, listVoices } from '../agents.store.ts';
import type { AgentRow } from '../agents.tables.ts';
import { toSummary } from '../agents.view.ts';

export async function listSummaries(
  platform: Platform,
  actor: Actor,
  page: AgentPage,
): Promise<AgentSummary[]> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  return summariesOf(platform, actor, await listAgents(platform.db, reader, page));
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
  const [access, voices] = await Promise.all([
    accessInfoOf(platform, reader, rows),
    listVoices(platform.db, ids),
  ]);
  return rows.map((row) =>
    toSummary(row, { access: access.get(row.id)!, voiceId: voices.get(row.id) ?? '' }),
  );
}
