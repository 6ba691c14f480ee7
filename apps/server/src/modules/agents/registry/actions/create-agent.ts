import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { shareNewResource } from '../../../workspaces/sharing/index.ts';
import { deleteAgent, insertAgent } from '../agents.store.ts';
import type { AgentConfig } from '../agents.tables.ts';
import { blobsOfAgents } from '../avatars.store.ts';
import { type AgentKind, requireFound } from './find-agent.ts';

export interface NewAgentOrder {
  id?: string;
  name: string;
  tags: string[];
  config: AgentConfig;
  isSpeechEngine?: boolean;
}

/** Makes an agent with a main branch and its first version. Answers its id. */
export async function createAgent(
  platform: Platform,
  actor: Actor,
  { id = newId('agent_'), name, tags, config, isSpeechEngine = false }: NewAgentOrder,
): Promise<string> {
  const { workspaceId, userId: creatorUserId } = actor;
  const createdAt = platform.clock.now();
  const branchId = newId('agtbrch_');
  const made = { workspaceId, creatorUserId, createdAt };
  const { archived } = config.platform_settings;
  await platform.db.transaction(async (transaction) => {
    await insertAgent(transaction, {
      agent: { ...made, id, name, tags, archived, isSpeechEngine },
      branch: {
        ...made,
        ...{ id: branchId, agentId: id, name: 'Main', description: '', isMain: true, isArchived: false },
        ...{ protection: 'writer_perms_required', trafficPercentage: 100, head: 1, committedAt: createdAt },
      },
      version: { ...made, id: newId('agtvrsn_'), agentId: id, branchId, number: 1, description: '', config },
    });
    await shareNewResource(transaction, actor, { type: 'convai_agents', id });
    const entry = { className: 'agent', activityName: 'create', targetId: id };
    await recordAudit(transaction, actor, { ...entry, details: { name } }, createdAt);
  });
  return id;
}

/** A copy of what stands on the main branch, under a name of its own. */
export async function duplicateAgent(
  platform: Platform,
  actor: Actor,
  { agentId, name }: { agentId: string; name?: string | undefined },
): Promise<string> {
  const { agent, version } = await requireFound(platform, actor, { agentId, role: 'viewer' });
  const config = structuredClone(version.config);
  // who may open the one with its secret link may not open the other
  config.platform_settings.auth.shareable_token = null;
  return createAgent(platform, actor, { name: name ?? `${agent.name} (copy)`, tags: agent.tags, config });
}

export async function removeAgent(
  platform: Platform,
  actor: Actor,
  agentId: string,
  kind: AgentKind = 'agent',
): Promise<void> {
  const { agent } = await requireFound(platform, actor, { agentId, role: 'admin', kind });
  const blobs = await platform.db.transaction(async (transaction) => {
    const stored = await blobsOfAgents(transaction, [agentId]);
    await deleteAgent(transaction, agent);
    const entry = { className: 'agent', activityName: 'delete', targetId: agentId };
    await recordAudit(transaction, actor, { ...entry, details: { name: agent.name } }, platform.clock.now());
    return stored;
  });
  for (const blob of blobs) await platform.blobs.remove(blob);
}

/** Where settings were laid over what stands, the whole is looked at. @throws Failure `unprocessable` with its place */
export function invalidSettings(
  issues: readonly { path: PropertyKey[]; message: string }[],
  part: string,
): Failure {
  const [issue] = issues;
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? key : String(key)));
  return new Failure('unprocessable', issue?.message ?? 'The settings are not valid.', {
    loc: ['body', part, ...path],
  });
}
