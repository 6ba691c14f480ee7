import { type ResourceRole, resourceRoles } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { resourceReader, roleOn } from '../../../workspaces/sharing/index.ts';
import { type AgentAtVersion, toAgentAtVersion } from '../agent-version.ts';
import { findAgentRow, findHead, findVersion, findVisibleAgents, listBranches } from '../agents.store.ts';
import type { AgentBranchRow, AgentRow, AgentVersionRow } from '../agents.tables.ts';
import { findDraft } from '../branches.store.ts';
import { chooseBranch } from '../choose-branch.ts';

export interface AgentLookup {
  agentId: string;
  /** Left out: the branch that the deployment's traffic split chooses, by `dice` (0 up to 1). */
  branchId?: string | undefined;
  versionId?: string | undefined;
  /** The draft of this person upon the branch, if there is one. */
  draftOf?: string | undefined;
  dice?: number | undefined;
}

/** An agent, or ears and a voice for somebody's own server; each has calls of its own. */
export type AgentKind = 'agent' | 'speech-engine';

export interface FoundAgent {
  agent: AgentRow;
  branch: AgentBranchRow;
  version: AgentVersionRow;
  mainBranchId: string;
}

/** For a conversation, whoever calls. Undefined for an agent that is not there or archived. */
export async function findAgent({ db }: Platform, lookup: AgentLookup): Promise<AgentAtVersion | undefined> {
  const agent = await findAgentRow(db, lookup.agentId);
  if (!agent || agent.archived) return undefined;
  const found = await findAtVersion(db, agent, lookup);
  return found && withDraft(db, found, lookup.draftOf);
}

async function findAtVersion(
  db: Platform['db'],
  agent: AgentRow,
  { branchId, versionId, dice = 0 }: AgentLookup,
): Promise<FoundAgent | undefined> {
  const branches = await listBranches(db, agent);
  const named = versionId ? await findVersion(db, agent, versionId) : undefined;
  if (versionId && !named) return undefined;
  const wanted = branchId ?? named?.branchId;
  const branch = wanted ? branches.find(({ id }) => id === wanted) : chooseBranch(branches, dice);
  if (!branch || (named && named.branchId !== branch.id)) return undefined;
  const version = named ?? (await findHead(db, branch));
  return { agent, branch, version, mainBranchId: branches.find(({ isMain }) => isMain)!.id };
}

/**
 * For a member who may do so much with it; on its main branch unless another is named. What is talked to may be of any
 * kind.
 * @throws Failure `agent_not_found`, `permission_denied`
 */
export async function requireFound(
  platform: Platform,
  actor: Actor,
  { role: least, kind = 'agent', ...lookup }: AgentLookup & { role: ResourceRole; kind?: AgentKind | 'any' },
): Promise<FoundAgent> {
  const reader = await resourceReader(platform, actor, 'convai_agents');
  const [agent] = await findVisibleAgents(platform.db, reader, [lookup.agentId]);
  if (!agent || (kind !== 'any' && agent.isSpeechEngine !== (kind === 'speech-engine'))) throw notFound();
  const role = roleOn(reader, agent);
  if (resourceRoles.indexOf(role) < resourceRoles.indexOf(least))
    throw new Failure('permission_denied', `This requires the role ${least} on the agent. Yours is ${role}.`);
  const branches = await listBranches(platform.db, agent);
  const main = branches.find(({ isMain }) => isMain)!;
  const branchId = lookup.branchId ?? (lookup.versionId ? undefined : main.id);
  const found = await findAtVersion(platform.db, agent, { ...lookup, branchId });
  if (!found) throw new Failure('agent_version_not_found', 'The agent has no such branch or version.');
  return found;
}

/** @throws Failure `agent_not_found`, `permission_denied` */
export async function requireAgent(
  platform: Platform,
  actor: Actor,
  lookup: AgentLookup & { role: ResourceRole },
): Promise<AgentAtVersion> {
  const found = await requireFound(platform, actor, { ...lookup, kind: 'any' });
  return withDraft(platform.db, found, lookup.draftOf);
}

/** As somebody has it who has changed it and not published that; else as it stands. */
async function withDraft(
  db: Platform['db'],
  { agent, branch, version }: FoundAgent,
  userId: string | undefined,
): Promise<AgentAtVersion> {
  const published = toAgentAtVersion(agent, branch, version);
  const draft = userId ? await findDraft(db, branch, userId) : undefined;
  if (!draft) return published;
  const { conversation_config, platform_settings, workflow } = draft.config;
  return {
    ...published,
    isDraft: true,
    name: draft.name,
    conversationConfig: conversation_config,
    platformSettings: platform_settings,
    workflow,
  };
}

const notFound = (): Failure => new Failure('agent_not_found', 'There is no such agent in this workspace.');
