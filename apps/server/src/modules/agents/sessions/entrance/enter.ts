import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import type { NewConversation } from '../../conversations/index.ts';
import { type AgentAtVersion, type AgentLookup, findAgent, requireAgent } from '../../registry/index.ts';
import { requireOrigin } from './origins.ts';
import { opensByLink } from './shared-link.ts';
import { readSignature } from './signed-address.ts';

/** Who talks to which agent, and how they came to it. */
export interface Entrance {
  agent: AgentAtVersion;
  /** Whose credits it costs. */
  actor: Actor;
  authorizationMethod: NewConversation['authorizationMethod'];
  source: string;
  sourceVersion: string | null;
  environment: string | undefined;
  /** A signed address names the conversation: it is good for one. */
  conversationId?: string;
}

export interface Knock {
  agentId: string;
  branchId: string | undefined;
  versionId: string | undefined;
  environment: string | undefined;
  signature: string | undefined;
  source: string | undefined;
  sourceVersion: string | undefined;
  origin: string | undefined;
  /** Who shows a key or a session, if anybody does. */
  findActor(): Promise<Actor | undefined>;
}

/**
 * Who may talk to an agent: holders of a signed address or of its link, members of its workspace, and everybody where it
 * asks for no authorization.
 * @throws Failure `conversation_signature_invalid`, `needs_authorization`, `origin_not_allowed`, `agent_not_found`
 */
export async function enter(platform: Platform, knock: Knock): Promise<Entrance> {
  const entered =
    knock.signature === undefined
      ? await enterByName(platform, knock)
      : await enterInvited(platform, knock, knock.signature);
  requireOrigin(entered.agent.platformSettings.auth, { origin: knock.origin, ownUrl: platform.publicUrl() });
  return {
    source: knock.source ?? 'unknown',
    sourceVersion: knock.sourceVersion ?? null,
    environment: knock.environment,
    ...entered,
  };
}

type Entered = Pick<Entrance, 'agent' | 'actor' | 'authorizationMethod' | 'conversationId'> & {
  environment?: string;
};

async function enterInvited(platform: Platform, knock: Knock, signature: string): Promise<Entered> {
  const invited = readSignature(platform, signature, knock.agentId);
  if (!invited) return enterByLink(platform, knock, signature);
  const { branchId, versionId, userId, apiKeyId, isDraft, environment, conversationId } = invited;
  const draft = isDraft ? { draftOf: userId } : {};
  const agent = await getAgent(platform, { agentId: knock.agentId, branchId, versionId, ...draft });
  const actor = await payerOf(platform, agent, { userId, apiKeyId });
  return {
    agent,
    actor,
    authorizationMethod: 'signed_url',
    ...(environment !== undefined && { environment }),
    ...(conversationId !== undefined && { conversationId }),
  };
}

/** The link by which the agent is shared is good for many conversations. */
async function enterByLink(platform: Platform, knock: Knock, token: string): Promise<Entered> {
  const agent = await findAgent(platform, { agentId: knock.agentId, dice: Math.random() });
  if (!agent || !opensByLink(platform, agent, token))
    throw new Failure(
      'conversation_signature_invalid',
      'The signed address has expired or is not valid. Get a new one.',
    );
  return { agent, actor: await payerOf(platform, agent, {}), authorizationMethod: 'shareable_link' };
}

async function enterByName(platform: Platform, knock: Knock): Promise<Entered> {
  const lookup = { agentId: knock.agentId, branchId: knock.branchId, versionId: knock.versionId };
  const agent = await getAgent(platform, { ...lookup, dice: Math.random() });
  const actor = await knock.findActor();
  if (actor?.workspaceId === agent.workspaceId) {
    await requireAgent(platform, actor, { ...lookup, role: 'viewer' });
    return { agent, actor, authorizationMethod: 'authorization_header' };
  }
  if (agent.platformSettings.auth.enable_auth)
    throw new Failure(
      'needs_authorization',
      'This agent needs a signed address, or an API key of its workspace.',
    );
  return { agent, actor: await payerOf(platform, agent, {}), authorizationMethod: 'public' };
}

async function getAgent(platform: Platform, lookup: AgentLookup): Promise<AgentAtVersion> {
  const agent = await findAgent(platform, lookup);
  if (agent) return agent;
  throw new Failure('agent_not_found', `There is no agent ${lookup.agentId}.`);
}

/** Whose credits a conversation costs: the agent’s workspace has it, in the name of who signed, or made the agent. */
async function payerOf(
  { db }: Platform,
  { workspaceId, userId }: AgentAtVersion,
  by: { userId?: string; apiKeyId?: string | undefined },
): Promise<Actor> {
  const workspace = await findWorkspace(db, workspaceId);
  const payer = by.userId ?? userId ?? workspace?.ownerId;
  if (!workspace || !payer) throw new Failure('agent_not_found', 'There is no such agent.');
  return {
    kind: by.apiKeyId === undefined ? 'session' : 'api-key',
    userId: payer,
    workspaceId,
    role: 'editor',
    tier: workspace.tier,
    permissions: 'all',
    granted: 'all',
    ...(by.apiKeyId !== undefined && { apiKeyId: by.apiKeyId }),
  };
}
