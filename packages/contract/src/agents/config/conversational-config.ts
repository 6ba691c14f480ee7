import { z } from 'zod';
import { agentConfig, conversationConfig } from './agent.ts';
import { conversationConfigClientOverride } from './overrides.ts';
import { asrConfig, ttsConfig, turnConfig, vadConfig } from './speech-settings.ts';

export const languagePresetTranslation = z.object({
  source_hash: z.string(),
  text: z.string(),
});

export const languagePreset = z.object({
  overrides: conversationConfigClientOverride,
  first_message_translation: languagePresetTranslation.nullable().default(null),
  soft_timeout_translation: languagePresetTranslation.nullable().default(null),
});

export const conversationalConfig = z.object({
  asr: asrConfig.prefault({}),
  turn: turnConfig.prefault({}),
  tts: ttsConfig.prefault({}),
  conversation: conversationConfig.prefault({}),
  language_presets: z.record(z.string(), languagePreset).default({}),
  vad: vadConfig.prefault({}),
  agent: agentConfig.prefault({}),
});
export type ConversationalConfig = z.output<typeof conversationalConfig>;
