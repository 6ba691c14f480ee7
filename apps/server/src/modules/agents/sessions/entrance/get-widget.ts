import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findAgent, toWidget } from '../../registry/index.ts';
import { readSignature } from './signed-address.ts';

/**
 * How an agent shows itself to a page without a key. One that is not public shows itself to who has a signed address.
 * @throws Failure `agent_not_found`, `needs_authorization`
 */
export async function getWidget(
  platform: Platform,
  agentId: string,
  signature: string | undefined,
): Promise<WidgetAnswer> {
  const agent = await findAgent(platform, { agentId });
  if (!agent) throw new Failure('agent_not_found', 'There is no such agent.');
  const isInvited = signature !== undefined && readSignature(platform, signature, agentId) !== undefined;
  if (agent.platformSettings.auth.enable_auth && !isInvited)
    throw new Failure(
      'needs_authorization',
      'This agent is not public: its widget needs a signed address that holds.',
    );
  return toWidget(agent);
}
