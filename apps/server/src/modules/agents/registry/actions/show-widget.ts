import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { toWidget } from '../widget.view.ts';
import { findAgent } from './find-agent.ts';

/**
 * How the widget of an agent looks, for whoever visits the page that it stands on.
 * @throws Failure `agent_not_found`, `needs_authorization`
 */
export async function showWidget(
  platform: Platform,
  { agentId, conversationSignature }: { agentId: string; conversationSignature?: string | undefined },
): Promise<WidgetAnswer> {
  const agent = await findAgent(platform, { agentId });
  if (!agent) throw new Failure('agent_not_found', 'There is no such agent.');
  // who was let in by a signed address says so; the signature itself is looked at where the conversation begins
  if (agent.platformSettings.auth.enable_auth && !conversationSignature) {
    throw new Failure('needs_authorization', 'This agent is not public: its widget needs a signed address.');
  }
  return toWidget(agent);
}
