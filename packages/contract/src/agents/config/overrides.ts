import { z } from 'zod';
import { agentConfig, conversationConfig } from './agent.ts';
import { overriding } from './overriding.ts';
import { promptAgent } from './prompt.ts';
import { asrConfig, softTimeoutConfig, ttsConfig } from './speech-settings.ts';

/** What a client may change for its own conversation, where the agent allows it; a language preset changes the same. */
export const conversationConfigClientOverride = overriding(
  z.object({
    asr: asrConfig.pick({ keywords: true }),
    turn: z.object({
      soft_timeout_config: softTimeoutConfig.pick({ message: true, additional_soft_timeout_messages: true }),
    }),
    tts: ttsConfig.pick({
      model_id: true,
      voice_id: true,
      supported_voices: true,
      stability: true,
      speed: true,
      similarity_boost: true,
      pronunciation_dictionary_locators: true,
    }),
    conversation: conversationConfig.pick({ text_only: true, max_duration_seconds: true }),
    agent: agentConfig
      .pick({ first_message: true, language: true, max_conversation_duration_message: true })
      .extend({
        prompt: promptAgent.pick({
          prompt: true,
          llm: true,
          tool_ids: true,
          tool_ids_strict: true,
          native_mcp_server_ids: true,
          knowledge_base: true,
        }),
      }),
  }),
);
export type ConversationConfigClientOverride = z.output<typeof conversationConfigClientOverride>;

const no = z.boolean().default(false);

/** Which of them the agent allows: nothing at first. */
export const conversationConfigClientOverrideConfig = z.object({
  asr: z.object({ keywords: no }).prefault({}),
  turn: z
    .object({
      soft_timeout_config: z.object({ message: no, additional_soft_timeout_messages: no }).prefault({}),
    })
    .prefault({}),
  tts: z
    .object({
      model_id: no,
      voice_id: no,
      supported_voices: no,
      stability: no,
      speed: no,
      similarity_boost: no,
      pronunciation_dictionary_locators: no,
    })
    .prefault({}),
  conversation: z.object({ text_only: no, max_duration_seconds: no }).prefault({}),
  agent: z
    .object({
      first_message: no,
      language: no,
      max_conversation_duration_message: no,
      prompt: z
        .object({ prompt: no, llm: no, tool_ids: no, native_mcp_server_ids: no, knowledge_base: no })
        .prefault({}),
    })
    .prefault({}),
});
