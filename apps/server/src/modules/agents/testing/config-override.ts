import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';
import type { AgentAtVersion } from '../registry/index.ts';

/** Settings to be tried in place of those that stand, on the wire's names. */
export interface ConfigOverride {
  conversation_config: ConversationalConfig;
  platform_settings: AgentPlatformSettings;
  workflow?: AgentWorkflow | null;
}

export const withOverride = (
  agent: AgentAtVersion,
  over: ConfigOverride | null | undefined,
): AgentAtVersion =>
  over
    ? {
        ...agent,
        conversationConfig: over.conversation_config,
        platformSettings: over.platform_settings,
        workflow: over.workflow ?? agent.workflow,
      }
    : agent;
