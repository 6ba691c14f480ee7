import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { widgetOf } from '@mynah/contract/agents/registry/widget-of';
import type { AgentAtVersion } from '../../registry/index.ts';

/** What strangers may know of an agent: how its widget looks, and how it begins. Nothing of its prompt. */
export const toWidget = ({
  agentId,
  conversationConfig,
  platformSettings,
}: AgentAtVersion): WidgetAnswer => ({
  agent_id: agentId,
  widget_config: widgetOf({ conversation_config: conversationConfig, platform_settings: platformSettings }),
});
