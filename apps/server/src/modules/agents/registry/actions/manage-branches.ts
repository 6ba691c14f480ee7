import type { AgentBranch, AgentBranchSummary } from '@mynah/contract/agents/registry/branches';
import { isUniqueViolation } from '../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listBranches } from '../agents.store.ts';
import type { AgentBranchRow } from '../agents.tables.ts';
import { changeBranch, insertBranch, listDrafts, listVersions } from '../branches.store.ts';
import { toBranch, toBranchSummary } from '../branches.view.ts';
import { type AgentChange, withChange } from './change-agent.ts';
import { requireFound } from './find-agent.ts';

export interface NewBranch extends Partial<AgentChange> {
  agentId: string;
  parentVersionId: string;
  name: string;
  description: string;
}

/** A branch that begins with one version of the agent, and what is changed of it at once. */
export async function createBranch(platform: Platform, actor: Actor, order: NewBranch) {
  const { agentId, parentVersionId, name, description } = order;
  const found = await requireFound(platform, actor, { agentId, versionId: parentVersionId, role: 'editor' });
  const config = withChange(found.version.config, order);
  const createdAt = platform.clock.now();
  const made = { workspaceId: actor.workspaceId, creatorUserId: actor.userId, agentId, createdAt };
  const branchId = newId('agtbrch_');
  const versionId = newId('agtvrsn_');
  await platform.db
    .transaction((transaction) =>
      insertBranch(
        transaction,
        {
          ...made,
          ...{ id: branchId, name, description, isMain: false, isArchived: false, trafficPercentage: 0 },
          ...{ protection: 'writer_perms_required', parentBranchId: found.branch.id, head: 1 },
          committedAt: createdAt,
        },
        {
          ...made,
          ...{ id: versionId, branchId, number: 1, description: '', config },
          parentId: found.version.id,
        },
      ),
    )
    .catch(nameIsTaken(name));
  return { created_branch_id: branchId, created_version_id: versionId };
}

export async function showBranches(
  platform: Platform,
  actor: Actor,
  { agentId, includeArchived, limit }: { agentId: string; includeArchived: boolean; limit: number },
): Promise<AgentBranchSummary[]> {
  const { agent } = await requireFound(platform, actor, { agentId, role: 'viewer' });
  const all = await listBranches(platform.db, agent);
  const shown = all.filter(({ isArchived }) => includeArchived || !isArchived).slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const drafts = await listDrafts(platform.db, actor.workspaceId, ids, actor.userId);
  return shown.map((branch) => toBranchSummary(branch, drafts.get(branch.id)));
}

const recentVersions = 20;

export async function showBranch(
  platform: Platform,
  actor: Actor,
  lookup: { agentId: string; branchId: string },
): Promise<AgentBranch> {
  const { agent, branch } = await requireFound(platform, actor, { ...lookup, role: 'viewer' });
  const versions = await listVersions(platform.db, branch, recentVersions);
  const branches = await listBranches(platform.db, agent);
  const parent = branches.find(({ id }) => id === branch.parentBranchId);
  return toBranch(branch, parent, versions);
}

export interface BranchChange {
  agentId: string;
  branchId: string;
  name?: string | undefined;
  isArchived?: boolean | undefined;
  protectionStatus?: AgentBranchRow['protection'] | undefined;
}

/** @throws Failure `conflict` for a name that is taken, and for archiving what conversations come to */
export async function editBranch(
  platform: Platform,
  actor: Actor,
  change: BranchChange,
): Promise<AgentBranch> {
  const { agentId, branchId, name, isArchived, protectionStatus } = change;
  const role = protectionStatus ? 'admin' : 'editor';
  const { branch } = await requireFound(platform, actor, { agentId, branchId, role });
  if (isArchived && (branch.isMain || branch.trafficPercentage > 0))
    throw new Failure('conflict', 'Conversations come to this branch, so it can’t be archived.');
  await changeBranch(platform.db, branch, {
    ...(name !== undefined && { name }),
    ...(isArchived !== undefined && { isArchived }),
    ...(protectionStatus && { protection: protectionStatus }),
  }).catch(nameIsTaken(name ?? branch.name));
  return showBranch(platform, actor, { agentId, branchId });
}

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
  });
  return Object.fromEntries(wanted);
}

const nameIsTaken =
  (name: string) =>
  (cause: unknown): never => {
    if (isUniqueViolation(cause))
      throw new Failure('conflict', `The agent has a branch named ${name} already.`);
    throw cause;
  };
