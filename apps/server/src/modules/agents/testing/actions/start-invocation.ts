import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { resourceReader } from '../../../workspaces/sharing/index.ts';
import { requireAgent } from '../../registry/index.ts';
import type { ConfigOverride } from '../config-override.ts';
import { insertInvocation } from '../invocations.store.ts';
import { runInvocation } from '../run-invocation.ts';
import { findTests } from '../tests.store.ts';

export interface InvocationOrder {
  agentId: string;
  branchId?: string | undefined;
  tests: readonly {
    testId: string;
    workflowNodeId?: string | undefined;
    rootFolderId?: string | undefined;
    rootFolderName?: string | undefined;
  }[];
  configOverride?: ConfigOverride | undefined;
  repeatCount: number;
}

/** Orders that tests are run. Answers the id of the invocation. @throws Failure `agent_test_not_found` for a test that is not there */
export async function startInvocation(
  platform: Platform,
  actor: Actor,
  order: InvocationOrder,
): Promise<string> {
  const { agentId, branchId, configOverride, repeatCount } = order;
  const agent = await requireAgent(platform, actor, { agentId, branchId, role: 'editor' });
  const reader = await resourceReader(platform, actor, 'convai_agent_response_tests');
  const wanted = [...new Set(order.tests.map(({ testId }) => testId))];
  const known = new Map((await findTests(platform.db, reader, wanted)).map((test) => [test.id, test]));
  const missing = wanted.find((id) => !known.has(id));
  if (missing) throw new Failure('agent_test_not_found', `There is no test ${missing}.`);
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId('suite_');
  const ordered = order.tests.flatMap((test) => Array.from({ length: repeatCount }, () => test));
  const runs = ordered.map((test, position) => {
    const { name: testName, definition } = known.get(test.testId)!;
    return {
      id: newId('trun_'),
      workspaceId,
      invocationId: id,
      position,
      testName,
      definition,
      status: 'pending' as const,
      ...test,
    };
  });
  const runId = newId();
  await platform.db.transaction(async (transaction) => {
    const { versionId, isDraft } = agent;
    const title = `${agent.name}: ${runs.length === 1 ? runs[0]!.testName : `${runs.length} tests`}`;
    await insertInvocation(
      transaction,
      {
        ...{ id, workspaceId, creatorUserId, agentId, branchId: agent.branchId, versionId, isDraft },
        ...{ title, repeatCount, runId, configOverride: configOverride ?? null },
      },
      runs,
    );
    await startRun(platform, transaction, runInvocation, { id: runId, workspaceId });
  });
  return id;
}
