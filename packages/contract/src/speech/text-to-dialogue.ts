import { streamingFormatNames } from '@mynah/audio/output-format';
import { z } from 'zod';
import { pronunciationLocators } from '../dictionaries/pronunciation-locator.ts';
import { bytes, json, jsonStream, route, socket } from '../route.ts';
import { id, optional, queryBoolean, queryInteger } from '../wire.ts';
import { seed, speechQuery, speechStreamQuery, timedAudio } from './text-to-speech.ts';

/** As upstream. */
export const dialogueLimits = { voices: 10, inputs: 500 } as const;

export const dialogueInput = z.object({
  /** All texts together have the model's limit: 5,000 characters with `eleven_v3`. */
  text: z.string().max(40_000),
  voice_id: id,
});

export const dialogueSettings = z.object({ stability: optional(z.number().min(0).max(1)) });

export const dialogueBody = z.object({
  inputs: z.array(dialogueInput).min(1).max(dialogueLimits.inputs),
  model_id: optional(z.string().min(1).max(100)),
  language_code: optional(z.string().min(2).max(10)),
  settings: optional(dialogueSettings),
  pronunciation_dictionary_locators: optional(pronunciationLocators),
  seed: optional(seed),
  apply_text_normalization: optional(z.enum(['auto', 'on', 'off'])),
});
export type DialogueBody = z.input<typeof dialogueBody>;

const dialogueQuery = speechQuery.omit({ optimize_streaming_latency: true });
const dialogueStreamQuery = speechStreamQuery.omit({ optimize_streaming_latency: true });

/** Who speaks when. Indices count the characters of the same object's `alignment`, the end exclusive. */
export const voiceSegment = z.object({
  voice_id: z.string(),
  start_time_seconds: z.number(),
  end_time_seconds: z.number(),
  character_start_index: z.int(),
  character_end_index: z.int(),
  dialogue_input_index: z.int(),
});
export type VoiceSegment = z.infer<typeof voiceSegment>;

export const timedDialogue = timedAudio.extend({ voice_segments: z.array(voiceSegment) });
export type TimedDialogue = z.infer<typeof timedDialogue>;

const audioTypes = ['audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'] as const;

/** Query of both sockets; behaviours.md §7. */
const dialogueSocketQuery = z.object({
  model_id: z.string().min(1).max(100).default('eleven_v3'),
  language_code: z.string().min(2).max(10).optional(),
  enable_logging: queryBoolean.default(true),
  output_format: z.enum(streamingFormatNames).default('mp3_44100_128'),
  inactivity_timeout: queryInteger(1, 180).default(20),
  sync_alignment: queryBoolean.default(false),
  apply_text_normalization: z.enum(['auto', 'on', 'off']).default('auto'),
  seed: queryInteger(0, 4_294_967_295).optional(),
  authorization: z.string().max(2000).optional(),
  single_use_token: z.string().max(2000).optional(),
});

/** One client message of `stream-input` or, with a context id, of `multi-stream-input`. */
export const dialogueSocketMessage = z.object({
  inputs: optional(
    z.array(dialogueInput.extend({ new_turn: optional(z.boolean()) })).max(dialogueLimits.inputs),
  ),
  context_id: optional(z.string().min(1).max(200)),
  flush: optional(z.boolean()),
  keep_alive: optional(z.boolean()),
  close_context: optional(z.boolean()),
  close_socket: optional(z.boolean()),
  voices: optional(z.array(id).max(dialogueLimits.voices)),
  voice_settings: optional(dialogueSettings.extend({ clone_strength: optional(z.number()) })),
  pronunciation_dictionary_locators: optional(pronunciationLocators),
  xi_api_key: optional(z.string().max(400)),
  authorization: optional(z.string().max(4000)),
});

export const textToDialogueRoutes = {
  convert: route({
    id: 'text-to-dialogue.convert',
    method: 'POST',
    path: '/v1/text-to-dialogue',
    summary: 'Speak a dialogue of several voices; returns one audio file',
    access: 'text_to_speech',
    query: dialogueQuery,
    body: dialogueBody,
    answer: bytes(...audioTypes),
  }),
  stream: route({
    id: 'text-to-dialogue.stream',
    method: 'POST',
    path: '/v1/text-to-dialogue/stream',
    summary: 'Speak a dialogue; streams the audio as it’s generated',
    access: 'text_to_speech',
    query: dialogueStreamQuery,
    body: dialogueBody,
    answer: bytes(...audioTypes),
  }),
  convertWithTimestamps: route({
    id: 'text-to-dialogue.convert-with-timestamps',
    method: 'POST',
    path: '/v1/text-to-dialogue/with-timestamps',
    summary: 'Speak a dialogue; returns the audio, the time of every character and each speaker’s turns',
    access: 'text_to_speech',
    query: dialogueQuery,
    body: dialogueBody,
    answer: json(timedDialogue),
  }),
  streamWithTimestamps: route({
    id: 'text-to-dialogue.stream-with-timestamps',
    method: 'POST',
    path: '/v1/text-to-dialogue/stream/with-timestamps',
    summary:
      'Speak a dialogue; streams JSON chunks of audio, character times and speakers as they’re generated',
    access: 'text_to_speech',
    query: dialogueStreamQuery,
    body: dialogueBody,
    answer: jsonStream(timedDialogue),
  }),
  streamInput: route({
    id: 'text-to-dialogue.stream-input',
    method: 'GET',
    path: '/v1/text-to-dialogue/stream-input',
    summary: 'WebSocket: send dialogue turns as they’re written, receive audio',
    access: 'text_to_speech',
    query: dialogueSocketQuery,
    answer: socket,
  }),
  multiStreamInput: route({
    id: 'text-to-dialogue.multi-stream-input',
    method: 'GET',
    path: '/v1/text-to-dialogue/multi-stream-input',
    summary: 'WebSocket: several dialogues at once, each in its own context',
    access: 'text_to_speech',
    query: dialogueSocketQuery,
    answer: socket,
  }),
};
