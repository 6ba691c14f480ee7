import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHead, lockBranch } from '../agents.store.ts';
import { commitVersion } from '../commit-version.ts';
import { requireFound } from './find-agent.ts';
import { requireCommitter } from './require-committer.ts';

/**
 * Commits once more what a version held, on its branch: new conversations have it at once, and what came between stays
 * in the history. Drafts stay. @throws Failure `conflict` where the branch has just that
 */
export async function restoreVersion(
  platform: Platform,
  actor: Actor,
  { agentId, versionId }: { agentId: string; versionId: string },
): Promise<{ version_id: string; previous_version_id: string }> {
  const { branch, version } = await requireFound(platform, actor, {
    ...{ agentId, versionId },
    role: 'editor',
  });
  await requireCommitter(platform, actor, { agentId, branchId: branch.id });
  if (branch.isArchived) throw new Failure('conflict', 'The branch is archived. Restore it first.');
  return platform.db.transaction(async (transaction) => {
    const held = await lockBranch(transaction, branch);
    const before = await findHead(transaction, held);
    if (isDeepStrictEqual(before.config, version.config))
      throw new Failure('conflict', 'This is what the branch has already.');
    const id = await commitVersion(platform, transaction, actor, held, {
      ...{ before, config: version.config },
      description: `Rolled back to version ${version.number}`,
    });
    return { version_id: id, previous_version_id: before.id };
  });
}
