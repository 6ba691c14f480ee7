import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** An agent as one conversation has it: a version of one of its branches, which never changes. */
export interface AgentAtVersion {
  agentId: string;
  workspaceId: string;
  name: string;
  /** Who made it. Null when that person left. */
  userId: string | null;
  branchId: string;
  versionId: string;
  /** Not published yet: the draft of who tries it. */
  isDraft: boolean;
  conversationConfig: ConversationalConfig;
  platformSettings: AgentPlatformSettings;
  workflow: AgentWorkflow;
}

export interface AgentLookup {
  agentId: string;
  /** Left out: the branch that the deployment's traffic split chooses, by `dice` (0 to 1). */
  branchId?: string;
  versionId?: string;
  /** The draft of this person upon the branch, if there is one. */
  draftOf?: string;
  dice?: number;
}

/** For a conversation, whoever calls. Undefined for an agent that is not there or archived. */
export declare function findAgent(
  platform: Platform,
  lookup: AgentLookup,
): Promise<AgentAtVersion | undefined>;

/** For a member who may do so much with it. @throws Failure `not_found`, `forbidden` */
export declare function requireAgent(
  platform: Platform,
  actor: Actor,
  lookup: AgentLookup & { role: 'viewer' | 'editor' | 'admin' },
): Promise<AgentAtVersion>;

/** Names for lists, of agents that the workspace has or had; unknown ids are left out. */
export declare function agentNames(
  platform: Platform,
  workspaceId: string,
  agentIds: readonly string[],
): Promise<Map<string, string>>;
