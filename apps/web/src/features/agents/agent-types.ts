import type { ConversationalConfig } from '@mynah/contract/agents/config/conversational-config';
import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import type { AgentWorkflow } from '@mynah/contract/agents/config/workflow';

/** What a person changes of an agent, and what is published as one version. */
export interface AgentContent {
  name: string;
  tags: string[];
  conversation_config: ConversationalConfig;
  platform_settings: AgentPlatformSettings;
  workflow: AgentWorkflow;
}

export type WorkflowNode = AgentWorkflow['nodes'][string];
export type WorkflowEdge = AgentWorkflow['edges'][string];
export type WorkflowCondition = NonNullable<WorkflowEdge['forward_condition']>;
export type Prompt = ConversationalConfig['agent']['prompt'];
export type KnowledgeLink = Prompt['knowledge_base'][number];
