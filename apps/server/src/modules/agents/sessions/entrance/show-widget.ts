import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AgentAtVersion, findAgent } from '../../registry/index.ts';
import { requireOrigin } from './origins.ts';
import { opensByLink } from './shared-link.ts';
import { readSignature } from './signed-address.ts';
import { toWidget } from './widget.view.ts';

interface Visit {
  agentId: string;
  conversationSignature?: string | undefined;
  origin: string | undefined;
}

/**
 * How the widget of an agent looks, for whoever visits the page that it stands on: who may not talk to it, by its
 * signature or from that page, learns nothing of it either.
 * @throws Failure `agent_not_found`, `needs_authorization`, `conversation_signature_invalid`, `origin_not_allowed`
 */
export async function showWidget(platform: Platform, visit: Visit): Promise<WidgetAnswer> {
  const agent = await findVisited(platform, visit);
  if (!agent) throw new Failure('agent_not_found', 'There is no such agent.');
  requireOrigin(agent.platformSettings.auth, { origin: visit.origin, ownUrl: platform.publicUrl() });
  return toWidget(agent);
}

async function findVisited(
  platform: Platform,
  { agentId, conversationSignature: signature }: Visit,
): Promise<AgentAtVersion | undefined> {
  const invited = signature === undefined ? undefined : readSignature(platform, signature, agentId);
  if (invited) {
    const { branchId, versionId, isDraft, userId } = invited;
    return findAgent(platform, { agentId, branchId, versionId, ...(isDraft && { draftOf: userId }) });
  }
  const agent = await findAgent(platform, { agentId });
  if (!agent?.platformSettings.auth.enable_auth || opensByLink(platform, agent, signature)) return agent;
  if (signature === undefined)
    throw new Failure('needs_authorization', 'This agent is not public: its widget needs a signed address.');
  throw new Failure(
    'conversation_signature_invalid',
    'The signed address has expired or is not valid. Get a new one.',
  );
}
