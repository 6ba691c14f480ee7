import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun, startRun } from '../../../../platform/workflows/index.ts';
import { requireAgent } from '../../registry/index.ts';
import type { ConfigOverride } from '../config-override.ts';
import { changeInvocation, listRuns, renewRuns } from '../invocations.store.ts';
import { runInvocation } from '../run-invocation.ts';
import { requireInvocation } from './get-invocation.ts';

export interface Resubmission {
  id: string;
  testRunIds: readonly string[];
  branchId?: string | undefined;
  configOverride?: ConfigOverride | undefined;
}

/** Runs some tests of an invocation once more, on the branch as it is now. @throws Failure `conflict` while it runs */
export async function runAgain(platform: Platform, actor: Actor, order: Resubmission): Promise<void> {
  const invocation = await requireInvocation(platform, actor, order.id);
  const { agentId } = invocation;
  const branchId = order.branchId ?? invocation.branchId;
  const agent = await requireAgent(platform, actor, { agentId, branchId, role: 'editor' });
  const runs = await listRuns(platform.db, invocation);
  if (runs.some(({ status }) => status === 'pending'))
    throw new Failure('conflict', 'These tests are still being run.');
  const runId = newId();
  await platform.db.transaction(async (transaction) => {
    const renewed = await renewRuns(transaction, invocation, order.testRunIds);
    if (renewed < new Set(order.testRunIds).size)
      throw new Failure('agent_test_run_not_found', 'Not all of these runs are of this invocation.');
    const { versionId, isDraft } = agent;
    const configOverride = order.configOverride ?? null;
    await changeInvocation(transaction, invocation, { runId, branchId, versionId, isDraft, configOverride });
    await startRun(platform, transaction, runInvocation, { id: runId, workspaceId: actor.workspaceId });
  });
}

/** What is being run is broken off, what waits is not run. Harmless when all is done. */
export async function cancelInvocation(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { runId } = await requireInvocation(platform, actor, id);
  await cancelRun(platform, runInvocation, runId);
}
