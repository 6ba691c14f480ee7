import { z } from 'zod';
import { bytes, json, jsonStream, route } from './route.ts';
import { pronunciationLocator, seed, speechQuery, speechStreamQuery, timedAudio } from './text-to-speech.ts';
import { id, optional } from './wire.ts';

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
  pronunciation_dictionary_locators: optional(z.array(pronunciationLocator).max(3)),
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

export const textToDialogueRoutes = {
  convert: route({
    id: 'text-to-dialogue.convert',
    method: 'POST',
    path: '/v1/text-to-dialogue',
    summary: 'Speak a dialogue of several voices; the answer is one audio file',
    access: 'text_to_speech',
    query: dialogueQuery,
    body: dialogueBody,
    answer: bytes(...audioTypes),
  }),
  stream: route({
    id: 'text-to-dialogue.stream',
    method: 'POST',
    path: '/v1/text-to-dialogue/stream',
    summary: 'Speak a dialogue; the audio is sent while it is being made',
    access: 'text_to_speech',
    query: dialogueStreamQuery,
    body: dialogueBody,
    answer: bytes(...audioTypes),
  }),
  convertWithTimestamps: route({
    id: 'text-to-dialogue.convert-with-timestamps',
    method: 'POST',
    path: '/v1/text-to-dialogue/with-timestamps',
    summary: 'Speak a dialogue; the answer holds the audio, the time of every character and who speaks when',
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
      'Speak a dialogue; JSON chunks with audio, character times and speakers are sent as they are made',
    access: 'text_to_speech',
    query: dialogueStreamQuery,
    body: dialogueBody,
    answer: jsonStream(timedDialogue),
  }),
};
