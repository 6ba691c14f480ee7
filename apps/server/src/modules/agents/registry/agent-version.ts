import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { AgentBranchRow, AgentConfig, AgentRow, AgentVersionRow } from './agents.tables.ts';

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
  /** The server that thinks for it; undefined where a language model does. */
  speechEngine?: AgentConfig['speech_engine'];
}

export const toAgentAtVersion = (
  agent: AgentRow,
  branch: AgentBranchRow,
  version: AgentVersionRow,
): AgentAtVersion => ({
  agentId: agent.id,
  workspaceId: agent.workspaceId,
  name: agent.name,
  userId: agent.creatorUserId,
  branchId: branch.id,
  versionId: version.id,
  isDraft: false,
  conversationConfig: version.config.conversation_config,
  platformSettings: version.config.platform_settings,
  workflow: version.config.workflow,
  ...(version.config.speech_engine && { speechEngine: version.config.speech_engine }),
});
