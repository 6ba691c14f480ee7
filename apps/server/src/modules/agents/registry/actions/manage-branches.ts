import type { AgentBranch, AgentBranchSummary } from '@mynah/contract/agents/registry/branches';
import { isUniqueViolation } from '../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listBranches } from '../agents.store.ts';
import type { AgentBranchRow } from '../agents.tables.ts';
import { changeBranch, insertBranch, listDrafts, listVersions } from '../branches.store.ts';
import { toBranch, toBranchSummary, toVersion } from '../branches.view.ts';
import { type AgentChange, withChange } from './change-agent.ts';
import { requireFound } from './find-agent.ts';
import { versionAccess } from './show-versions.ts';

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
  const versions = await listVersions(platform.db, branch, { most: recentVersions });
  const access = await versionAccess(platform, actor, agent, versions);
  const branches = await listBranches(platform.db, agent);
  const parent = branches.find(({ id }) => id === branch.parentBranchId);
  return toBranch(
    branch,
    parent,
    versions.map((version) => toVersion(version, access.get(version.id))),
  );
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

const nameIsTaken =
  (name: string) =>
  (cause: unknown): never => {
    if (isUniqueViolation(cause))
      throw new Failure('conflict', `The agent has a branch named ${name} already.`);
    throw cause;
  };
