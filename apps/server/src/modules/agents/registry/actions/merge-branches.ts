import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHead, lockBranch } from '../agents.store.ts';
import type { AgentBranchRow } from '../agents.tables.ts';
import { changeBranch } from '../branches.store.ts';
import { commitVersion } from '../commit-version.ts';
import { type Merged, mergeVersions, type Preference } from '../merge-versions.ts';
import { type FoundAgent, requireFound } from './find-agent.ts';
import { keepDeployment } from './manage-deployments.ts';
import { requireCommitter } from './require-committer.ts';

export interface MergeOrder {
  agentId: string;
  /** Whose changes are brought in. */
  sourceBranchId: string;
  targetBranchId: string;
  prefer: Preference;
}

/** What a merge would give, without doing it; the agent as it stands on the target. */
export async function previewMerge(
  platform: Platform,
  actor: Actor,
  { agentId, sourceBranchId, targetBranchId, prefer }: MergeOrder,
): Promise<Merged & { target: FoundAgent; source: FoundAgent }> {
  const source = await requireFound(platform, actor, { agentId, branchId: sourceBranchId, role: 'viewer' });
  const target = await requireFound(platform, actor, { agentId, branchId: targetBranchId, role: 'viewer' });
  const merged = await mergeVersions(platform.db, source.version, target.version, prefer);
  return { ...merged, source, target };
}

/**
 * Commits what the source changed on the target. Where the source is archived with it, its conversations come to the
 * target. @throws Failure `conflict` where there is nothing to do, or the target is archived
 */
export async function mergeBranches(
  platform: Platform,
  actor: Actor,
  { archiveSource, ...order }: MergeOrder & { archiveSource: boolean },
): Promise<void> {
  const { agentId, sourceBranchId, targetBranchId } = order;
  const { branch } = await requireFound(platform, actor, {
    agentId,
    branchId: sourceBranchId,
    role: 'editor',
  });
  await requireCommitter(platform, actor, { agentId, branchId: targetBranchId });
  const archives = archiveSource && !branch.isMain;
  if (archives) await requireCommitter(platform, actor, { agentId, branchId: sourceBranchId });
  await platform.db.transaction(async (transaction) => {
    const held = await holdSides(transaction, branch, order);
    const isChanged = await commitMerge(platform, transaction, actor, { ...order, ...held }, 'target');
    if (!isChanged && !archives) throw nothingToDo();
    if (!archives) return;
    const { source, target } = held;
    await changeBranch(transaction, source, { isArchived: true, trafficPercentage: 0 });
    if (source.trafficPercentage === 0) return;
    const trafficPercentage = Math.min(100, target.trafficPercentage + source.trafficPercentage);
    await changeBranch(transaction, target, { trafficPercentage });
    await keepDeployment(platform, transaction, actor, { agentId, source: 'branch_merge' });
  });
}

/** Commits what main changed on the branch; of what both changed the branch's stays. @throws Failure `conflict` */
export async function rebaseBranch(platform: Platform, actor: Actor, order: MergeOrder): Promise<void> {
  const { agentId, sourceBranchId } = order;
  const { branch } = await requireCommitter(platform, actor, { agentId, branchId: sourceBranchId });
  await platform.db.transaction(async (transaction) => {
    const held = await holdSides(transaction, branch, order);
    if (!(await commitMerge(platform, transaction, actor, { ...order, ...held }, 'source')))
      throw nothingToDo();
  });
}

interface HeldSides {
  source: AgentBranchRow;
  target: AgentBranchRow;
}

/** In one order, so that two merges across each other wait and don't block each other for ever. */
async function holdSides(
  transaction: Transaction,
  { workspaceId }: AgentBranchRow,
  { sourceBranchId, targetBranchId }: MergeOrder,
): Promise<HeldSides> {
  if (sourceBranchId === targetBranchId)
    throw new Failure('unprocessable', 'A branch can’t be merged with itself.');
  const held = new Map<string, AgentBranchRow>();
  for (const id of [sourceBranchId, targetBranchId].sort())
    held.set(id, await lockBranch(transaction, { workspaceId, id }));
  return { source: held.get(sourceBranchId)!, target: held.get(targetBranchId)! };
}

/** Answers whether there was something to commit. */
async function commitMerge(
  platform: Platform,
  transaction: Transaction,
  actor: Actor,
  { prefer, ...sides }: MergeOrder & HeldSides,
  onto: 'source' | 'target',
): Promise<boolean> {
  const branch = sides[onto];
  if (branch.isArchived) throw new Failure('conflict', 'The branch is archived. Restore it first.');
  const heads = {
    source: await findHead(transaction, sides.source),
    target: await findHead(transaction, sides.target),
  };
  const other = onto === 'source' ? 'target' : 'source';
  const { config } = await mergeVersions(transaction, heads.source, heads.target, prefer);
  if (isDeepStrictEqual(config, heads[onto].config)) return false;
  await commitVersion(platform, transaction, actor, branch, {
    ...{ before: heads[onto], config, mergedId: heads[other].id },
    description: `Merged ${sides[other].name}`,
  });
  return true;
}

const nothingToDo = (): Failure =>
  new Failure('conflict', 'There is nothing to merge: the branch has it all.');
