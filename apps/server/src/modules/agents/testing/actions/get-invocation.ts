import type { TestInvocation } from '@mynah/contract/agents/testing/test-runs';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../../accounts/users/index.ts';
import { findInvocation, listRuns } from '../invocations.store.ts';
import type { InvocationRow } from '../testing.tables.ts';
import { toInvocation } from '../testing.view.ts';

/** @throws Failure `agent_test_run_not_found` */
export async function requireInvocation(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<InvocationRow> {
  const invocation = await findInvocation(db, { workspaceId, id });
  if (!invocation) throw new Failure('agent_test_run_not_found', 'There is no such run of tests.');
  return invocation;
}

export async function getInvocation(platform: Platform, actor: Actor, id: string): Promise<TestInvocation> {
  const invocation = await requireInvocation(platform, actor, id);
  const runs = await listRuns(platform.db, invocation);
  const { creatorUserId } = invocation;
  const creator = creatorUserId ? await findUser(platform.db, creatorUserId) : undefined;
  return toInvocation(invocation, runs, creator?.email ?? '');
}
