import { outputFormatNames, streamingFormatNames } from '@mynah/audio/output-format';
import { z } from 'zod';
import { pronunciationLocators } from '../dictionaries/pronunciation-locator.ts';
import { bytes, json, jsonStream, route, socket } from '../route.ts';
import { voiceParams, voiceSettingsInput } from '../voices/voices.ts';
import { id, optional, queryBoolean, queryInteger } from '../wire.ts';

export const seedLimits = { min: 0, max: 4_294_967_295 };
export const seed = z.int().min(seedLimits.min).max(seedLimits.max);

const textNormalization = z.enum(['auto', 'on', 'off']);

export const speechBody = z.object({
  /** The longest model takes 40,000 characters; the model's own limit answers `max_character_limit_exceeded`. */
  text: z.string().max(200_000),
  model_id: optional(z.string().min(1).max(100)),
  language_code: optional(z.string().min(2).max(10)),
  voice_settings: optional(voiceSettingsInput),
  pronunciation_dictionary_locators: optional(pronunciationLocators),
  seed: optional(seed),
  previous_text: optional(z.string().max(40_000)),
  next_text: optional(z.string().max(40_000)),
  previous_request_ids: optional(z.array(id).max(3)),
  next_request_ids: optional(z.array(id).max(3)),
  use_pvc_as_ivc: optional(z.boolean()),
  apply_text_normalization: optional(textNormalization),
  apply_language_text_normalization: optional(z.boolean()),
});
export type SpeechBody = z.infer<typeof speechBody>;

const latency = queryInteger(0, 4).optional();
export const speechQuery = z.object({
  enable_logging: queryBoolean.default(true),
  optimize_streaming_latency: latency,
  output_format: z.enum(outputFormatNames).default('mp3_44100_128'),
});
export const speechStreamQuery = speechQuery.extend({
  output_format: z.enum(streamingFormatNames).default('mp3_44100_128'),
});

export const characterAlignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});
export const timedAudio = z.object({
  audio_base64: z.string(),
  alignment: characterAlignment.nullable(),
  normalized_alignment: characterAlignment.nullable(),
});
export type CharacterAlignment = z.infer<typeof characterAlignment>;

export const audioTypes = ['audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'] as const;

/** Query of both sockets; behaviours.md §6. */
export const speechSocketQuery = z.object({
  model_id: z.string().min(1).max(100).default('eleven_multilingual_v2'),
  language_code: z.string().min(2).max(10).optional(),
  enable_logging: queryBoolean.default(true),
  enable_ssml_parsing: queryBoolean.default(false),
  output_format: z.enum(streamingFormatNames).default('mp3_44100_128'),
  inactivity_timeout: queryInteger(1, 180).default(20),
  sync_alignment: queryBoolean.default(false),
  auto_mode: queryBoolean.default(false),
  apply_text_normalization: textNormalization.default('auto'),
  apply_language_text_normalization: queryBoolean.optional(),
  optimize_streaming_latency: latency,
  seed: queryInteger(0, 4_294_967_295).optional(),
  authorization: z.string().max(2000).optional(),
  single_use_token: z.string().max(2000).optional(),
});

const generationConfig = z.object({
  chunk_length_schedule: optional(z.array(z.number().min(5).max(500)).min(1).max(50)),
});

/** One client message of `stream-input` or, with a context id, of `multi-stream-input`. */
export const speechSocketMessage = z.object({
  text: optional(z.string().max(40_000)),
  context_id: optional(z.string().min(1).max(200)),
  voice_settings: optional(voiceSettingsInput),
  generation_config: optional(generationConfig),
  generator_config: optional(z.unknown()),
  pronunciation_dictionary_locators: optional(pronunciationLocators),
  try_trigger_generation: optional(z.boolean()),
  flush: optional(z.boolean()),
  close_context: optional(z.boolean()),
  close_socket: optional(z.boolean()),
  xi_api_key: optional(z.string().max(400)),
  'xi-api-key': optional(z.string().max(400)),
  authorization: optional(z.string().max(4000)),
});

export const textToSpeechRoutes = {
  convert: route({
    id: 'text-to-speech.convert',
    method: 'POST',
    path: '/v1/text-to-speech/{voice_id}',
    summary: 'Speak a text; returns one audio file',
    access: 'text_to_speech',
    params: voiceParams,
    query: speechQuery,
    body: speechBody,
    answer: bytes(...audioTypes),
  }),
  stream: route({
    id: 'text-to-speech.stream',
    method: 'POST',
    path: '/v1/text-to-speech/{voice_id}/stream',
    summary: 'Speak a text; streams the audio as it’s generated',
    access: 'text_to_speech',
    params: voiceParams,
    query: speechStreamQuery,
    body: speechBody,
    answer: bytes(...audioTypes),
  }),
  convertWithTimestamps: route({
    id: 'text-to-speech.convert-with-timestamps',
    method: 'POST',
    path: '/v1/text-to-speech/{voice_id}/with-timestamps',
    summary: 'Speak a text; returns the audio and the time of every character',
    access: 'text_to_speech',
    params: voiceParams,
    query: speechQuery,
    body: speechBody,
    answer: json(timedAudio),
  }),
  streamWithTimestamps: route({
    id: 'text-to-speech.stream-with-timestamps',
    method: 'POST',
    path: '/v1/text-to-speech/{voice_id}/stream/with-timestamps',
    summary: 'Speak a text; streams JSON chunks of audio and character times as they’re generated',
    access: 'text_to_speech',
    params: voiceParams,
    query: speechStreamQuery,
    body: speechBody,
    answer: jsonStream(timedAudio),
  }),
  streamInput: route({
    id: 'text-to-speech.stream-input',
    method: 'GET',
    path: '/v1/text-to-speech/{voice_id}/stream-input',
    summary: 'WebSocket: send text as it’s written, receive audio',
    access: 'text_to_speech',
    params: voiceParams,
    query: speechSocketQuery,
    answer: socket,
  }),
  multiStreamInput: route({
    id: 'text-to-speech.multi-stream-input',
    method: 'GET',
    path: '/v1/text-to-speech/{voice_id}/multi-stream-input',
    summary: 'WebSocket: several texts at once, each in its own context',
    access: 'text_to_speech',
    params: voiceParams,
    query: speechSocketQuery,
    answer: socket,
  }),
};
