import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AgentKind, type AgentLookup, type FoundAgent, requireFound } from './find-agent.ts';

/** Who may commit to the branch: editors of the agent, and on a protected branch its admins. */
export async function requireCommitter(
  platform: Platform,
  actor: Actor,
  lookup: Pick<AgentLookup, 'agentId' | 'branchId'> & { kind?: AgentKind },
): Promise<FoundAgent> {
  const found = await requireFound(platform, actor, { ...lookup, role: 'editor' });
  if (found.branch.protection === 'admin_perms_required')
    await requireFound(platform, actor, { ...lookup, role: 'admin' });
  return found;
}
