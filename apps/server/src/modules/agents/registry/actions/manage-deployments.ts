import type { AgentDeployment } from '@mynah/contract/agents/registry/deployments';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader } from '../../../workspaces/sharing/index.ts';
import { listBranches } from '../agents.store.ts';
import type { AgentDeploymentRow } from '../agents.tables.ts';
import { changeBranch } from '../branches.store.ts';
import { countDeployments, insertDeployment, listDeployments } from '../deployments.store.ts';
import { requireFound } from './find-agent.ts';

export interface DeploymentRequest {
  branchId: string;
  percentage: number;
}

/**
 * Shares out the conversations that name no branch. What the requests leave over of 100 percent goes to main; branches
 * that are not named get nothing any more. @throws Failure `unprocessable` for more than 100 percent
 */
export async function deploy(
  platform: Platform,
  actor: Actor,
  { agentId, requests }: { agentId: string; requests: readonly DeploymentRequest[] },
): Promise<Record<string, number>> {
  const { agent } = await requireFound(platform, actor, { agentId, role: 'editor' });
  const branches = await listBranches(platform.db, agent);
  const wanted = new Map(requests.map(({ branchId, percentage }) => [branchId, percentage]));
  for (const id of wanted.keys())
    if (!branches.some((branch) => branch.id === id && !branch.isArchived))
      throw new Failure('agent_version_not_found', `The agent has no live branch ${id}.`);
  const main = branches.find(({ isMain }) => isMain)!;
  const total = [...wanted].reduce((sum, [, percentage]) => sum + percentage, 0);
  if (total > 100) throw new Failure('unprocessable', 'The percentages come to more than 100.');
  if (!wanted.has(main.id)) wanted.set(main.id, 100 - total);
  await platform.db.transaction(async (transaction) => {
    for (const branch of branches)
      await changeBranch(transaction, branch, { trafficPercentage: wanted.get(branch.id) ?? 0 });
    await keepDeployment(platform, transaction, actor, { agentId, source: 'manual' });
  });
  return Object.fromEntries(wanted);
}

/** Writes down how conversations are shared out from here on. */
export async function keepDeployment(
  platform: Platform,
  transaction: Transaction,
  { workspaceId, userId: creatorUserId }: Actor,
  { agentId, source }: Pick<AgentDeploymentRow, 'agentId' | 'source'>,
): Promise<void> {
  const branches = await listBranches(transaction, { workspaceId, id: agentId });
  const live = branches.filter(({ trafficPercentage }) => trafficPercentage > 0);
  await insertDeployment(transaction, {
    ...{ id: newId('agtdply_'), workspaceId, agentId, creatorUserId, source },
    shares: Object.fromEntries(live.map(({ id, trafficPercentage }) => [id, trafficPercentage])),
    createdAt: platform.clock.now(),
  });
}

export async function showDeployments(
  platform: Platform,
  actor: Actor,
  { agentId, page, pageSize }: { agentId: string; page: number; pageSize: number },
): Promise<{ total: number; deployments: AgentDeployment[] }> {
  const { agent } = await requireFound(platform, actor, { agentId, role: 'viewer' });
  const [total, rows, reader] = await Promise.all([
    countDeployments(platform.db, agent),
    listDeployments(platform.db, agent, { most: pageSize, skip: (page - 1) * pageSize }),
    resourceReader(platform, actor, 'convai_agents'),
  ]);
  const access = await accessInfoOf(platform, reader, rows);
  const deployments = rows.map((row, place) => ({
    id: row.id,
    traffic_percentage_branch_id_map: row.shares,
    deployed_at_unix_secs: unixSeconds(row.createdAt),
    is_active: page === 1 && place === 0,
    source: row.source,
    access_info: access.get(row.id) ?? null,
  }));
  return { total, deployments };
}
