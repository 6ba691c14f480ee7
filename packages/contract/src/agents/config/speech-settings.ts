import { z } from 'zod';

export const asrInputFormat = z.enum([
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
]);

export const asrProvider = z.enum(['elevenlabs', 'scribe_realtime']);

export const asrQuality = z.enum(['high']);

export const asrConfig = z.object({
  quality: asrQuality.default('high'),
  provider: asrProvider.default('scribe_realtime'),
  user_input_audio_format: asrInputFormat.default('pcm_16000'),
  keywords: z.array(z.string()).default([]),
});

export const spokenFileFormat = z.enum([
  'mp3_22050_32',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'ulaw_8000',
]);

export const pronunciationLocator = z.object({
  pronunciation_dictionary_id: z.string(),
  version_id: z.string().nullable(),
});

export const ttsModelFamily = z.enum(['turbo', 'flash', 'multilingual', 'v3_conversational']);

export const streamingLatency = z.int().min(0).max(4);

export const supportedVoice = z.object({
  label: z.string().min(1),
  voice_id: z.string().min(1),
  description: z.string().nullable().default(null),
  language: z.string().nullable().default(null),
  model_family: ttsModelFamily.nullable().default(null),
  optimize_streaming_latency: streamingLatency.nullable().default(null),
  stability: z.number().min(0).max(1).nullable().default(null),
  speed: z.number().min(0.7).max(1.2).nullable().default(null),
  similarity_boost: z.number().min(0).max(1).nullable().default(null),
});

export const ttsModel = z.enum([
  'eleven_turbo_v2',
  'eleven_turbo_v2_5',
  'eleven_flash_v2',
  'eleven_flash_v2_5',
  'eleven_multilingual_v2',
  'eleven_v3_conversational',
]);

export const audioEffects = z.object({
  pan: z.number().nullish(),
  filter_preset_id: z.string().nullable().default(null),
  distance: z.number().min(0).max(1).default(0),
  environment_id: z.string().nullable().default(null),
  background_noise_id: z.string().nullable().default(null),
  send_level: z.number().min(0).max(1).default(1),
  seed: z.int().nullable().default(null),
});

export const suggestedAudioTag = z.object({
  tag: z.string().min(1).max(30),
  description: z.string().max(200).nullable().default(null),
});

export const ttsOutputFormat = z.enum([
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
]);

export const textNormalisationType = z.enum(['system_prompt', 'elevenlabs']);

export const ttsConfig = z.object({
  model_id: ttsModel.default('eleven_flash_v2'),
  voice_id: z.string().default('cjVigY5qzO86Huf0OWal'),
  supported_voices: z.array(supportedVoice).default([]),
  expressive_mode: z.boolean().default(true),
  suggested_audio_tags: z.array(suggestedAudioTag).max(20).default([]),
  agent_output_audio_format: ttsOutputFormat.default('pcm_16000'),
  optimize_streaming_latency: streamingLatency.default(3),
  stability: z.number().min(0).max(1).default(0.5),
  speed: z.number().min(0.7).max(1.2).default(1),
  similarity_boost: z.number().min(0).max(1).default(0.8),
  text_normalisation_type: textNormalisationType.default('system_prompt'),
  pronunciation_dictionary_locators: z.array(pronunciationLocator).default([]),
  enable_phoneme_tags: z.boolean().default(true),
  audio_effects: audioEffects.nullable().default(null),
});

export const softTimeoutConfig = z.object({
  timeout_seconds: z.number().default(-1),
  message: z.string().min(1).max(200).default('Hhmmmm...yeah.'),
  additional_soft_timeout_messages: z.array(z.string()).max(7).default([]),
  use_llm_generated_message: z.boolean().default(false),
  randomize_fillers: z.boolean().default(false),
  max_soft_timeouts_per_generation: z.int().min(1).max(8).default(1),
  llm_generated_message_prompt_override: z.string().min(1).max(1000).nullable().default(null),
  disable_until_first_user_message: z.boolean().default(false),
});

export const spellingPatience = z.enum(['auto', 'off']);

export const turnEagerness = z.enum(['patient', 'normal', 'eager']);

export const turnMode = z.enum(['silence', 'turn']);

export const turnModel = z.enum(['turn_v2', 'turn_v3']);

export const turnConfig = z.object({
  turn_timeout: z.number().default(7),
  initial_wait_time: z.number().nullable().default(null),
  silence_end_call_timeout: z.number().default(-1),
  mode: turnMode.default('turn'),
  turn_eagerness: turnEagerness.default('normal'),
  spelling_patience: spellingPatience.default('auto'),
  speculative_turn: z.boolean().default(false),
  retranscribe_on_turn_timeout: z.boolean().default(false),
  turn_model: turnModel.default('turn_v3'),
  interruption_ignore_terms: z.array(z.string()).default([]),
  interruption_ignore_term_languages: z.array(z.string()).default([]),
  merge_with_default_ignore_terms: z.boolean().default(false),
  transcribe_on_disabled_interruptions: z.boolean().default(false),
  soft_timeout_config: softTimeoutConfig.prefault({}),
});

export const vadConfig = z.object({
  background_voice_detection: z.boolean().default(false),
});
export type AsrConfig = z.output<typeof asrConfig>;
export type TurnConfig = z.output<typeof turnConfig>;
export type TtsConfig = z.output<typeof ttsConfig>;
