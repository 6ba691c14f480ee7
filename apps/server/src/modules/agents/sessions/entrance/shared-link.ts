import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { hashSecret, readSignedToken, signToken } from '../../../../platform/crypto/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type AgentAtVersion, requireAgent } from '../../registry/index.ts';

/** How long a link is good that somebody made by asking for one. */
const linkSeconds = 7 * 24 * 60 * 60;
const purpose = 'agent-link';

/**
 * The link by which an agent is shared: the token that its owner has set, good until it is taken away; or one made now,
 * for an agent that asks for authorization. To an agent that is public its id is enough.
 */
export async function getLink(platform: Platform, actor: Actor, { agentId }: { agentId: string }) {
  const { platformSettings } = await requireAgent(platform, actor, { agentId, role: 'viewer' });
  const { shareable_token: own, enable_auth: isClosed } = platformSettings.auth;
  const shared = { agent_id: agentId, conversation_id: null, purpose: 'shareable_link' as const };
  if (own)
    return {
      agent_id: agentId,
      token: {
        ...shared,
        conversation_token: own,
        expiration_time_unix_secs: null,
        token_requester_user_id: null,
      },
    };
  if (!isClosed) return { agent_id: agentId, token: null };
  return {
    agent_id: agentId,
    token: {
      ...shared,
      conversation_token: signToken(platform, { purpose, content: agentId, seconds: linkSeconds }),
      expiration_time_unix_secs: unixSeconds(platform.clock.now()) + linkSeconds,
      token_requester_user_id: actor.userId,
    },
  };
}

/** Is it the token of a link by which the agent is shared? Good for everybody. */
export function opensByLink(
  platform: Platform,
  { agentId, platformSettings }: AgentAtVersion,
  token: string | undefined,
): boolean {
  if (!token) return false;
  const { shareable_token: own } = platformSettings.auth;
  if (own && hashSecret(token) === hashSecret(own)) return true;
  return readSignedToken(platform, { purpose, token }) === agentId;
}
