import type { ConversationalConfig } from '../config/conversational-config.ts';
import type { AgentPlatformSettings } from '../config/platform-settings.ts';
import type { WidgetAnswer } from './widget.ts';

interface Shown {
  conversation_config: ConversationalConfig;
  platform_settings: AgentPlatformSettings;
}

/** What strangers may know of an agent: how its widget looks, and how it begins. Nothing of its prompt. */
export function widgetOf({ conversation_config, platform_settings }: Shown): WidgetAnswer['widget_config'] {
  const { agent, conversation, language_presets: presets } = conversation_config;
  const { widget, overrides } = platform_settings;
  const allowed = overrides.conversation_config_override;
  const mayChoose = widget.language_selector || allowed.agent.language;
  return {
    ...widget,
    // pages that were made for upstream read its kind without asking whether there is one
    avatar: widget.avatar ?? { type: 'orb', color_1: '#2792dc', color_2: '#9ce6e6' },
    language: agent.language,
    supported_language_overrides: mayChoose ? Object.keys(presets) : null,
    text_only: conversation.text_only,
    // a chat without sound is an override of the conversation: offered only where that is allowed
    supports_text_only: widget.supports_text_only && allowed.conversation.text_only,
    first_message: agent.first_message || null,
    use_rtc: false,
    file_input_config: conversation.file_input,
  };
}
