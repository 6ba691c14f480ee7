import type { Agent } from '@mynah/contract/agents/registry/agents';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader } from '../../../workspaces/sharing/index.ts';
import { toAgent } from '../agents.view.ts';
import type { FoundAgent } from './find-agent.ts';

export async function showAgent(platform: Platform, actor: Actor, found: FoundAgent): Promise<Agent> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const access = await accessInfoOf(platform, reader, [found.agent]);
  return toAgent(found, access.get(found.agent.id));
}
