import type {
  AgentWebhooks,
  ConversationInitiationClientDataWebhook,
} from '@mynah/contract/agents/config/platform-settings';
import type { Platform } from '../../../platform/platform.ts';

/** What holds for all agents of a workspace; an agent's `workspace_overrides` go before. */
export interface AgentsSettings {
  conversationInitiationClientDataWebhook: ConversationInitiationClientDataWebhook | null;
  webhooks: AgentWebhooks;
  canUseMcpServers: boolean;
  ragRetentionPeriodDays: number;
}

export declare function readAgentsSettings(platform: Platform, workspaceId: string): Promise<AgentsSettings>;
