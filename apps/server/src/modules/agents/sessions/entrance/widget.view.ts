import { orbAvatar } from '@mynah/contract/agents/config/widget';
import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import type { AgentAtVersion } from '../../registry/index.ts';

/** What strangers may know of an agent: how its widget looks, and how it begins. Nothing of its prompt. */
export function toWidget({ agentId, conversationConfig, platformSettings }: AgentAtVersion): WidgetAnswer {
  const { agent, conversation, language_presets: presets } = conversationConfig;
  const { widget, overrides } = platformSettings;
  const mayChoose = widget.language_selector || overrides.conversation_config_override.agent.language;
  return {
    agent_id: agentId,
    widget_config: {
      ...widget,
      // pages that were made for upstream read its kind without asking whether there is one
      avatar: widget.avatar ?? orbAvatar.parse({}),
      language: agent.language,
      supported_language_overrides: mayChoose ? Object.keys(presets) : null,
      text_only: conversation.text_only,
      // a chat without sound is an override of the conversation: offered only where that is allowed
      supports_text_only:
        widget.supports_text_only && overrides.conversation_config_override.conversation.text_only,
      first_message: agent.first_message || null,
      use_rtc: false,
      file_input_config: conversation.file_input,
    },
  };
}
