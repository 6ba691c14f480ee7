import { outputFormatNames } from '@mynah/audio/output-format';
import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, optional, queryBoolean, queryInteger } from '../wire.ts';
import { soundPromptLimit, soundSeconds } from './sound-limits.ts';
import { seed } from './text-to-speech.ts';

export const soundModel = 'eleven_text_to_sound_v2';

export const soundGenerationBody = z.object({
  /** What is to be heard. */
  text: z.string().trim().min(1).max(soundPromptLimit),
  loop: optional(z.boolean()),
  /** Chosen by the prompt when absent. */
  duration_seconds: optional(z.number().min(soundSeconds.min).max(soundSeconds.max)),
  prompt_influence: optional(z.number().min(0).max(1)),
  model_id: optional(z.enum([soundModel])),
  /** Ours: the same request with the same seed gives the same sound. */
  seed: optional(seed),
});
export type SoundGenerationBody = z.infer<typeof soundGenerationBody>;

const audioTypes = ['audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'] as const;

export const librarySound = z.object({
  sound_id: z.string(),
  title: z.string(),
  category: z.string(),
  /** What it might be asked for with. */
  captions: z.array(z.string()),
  duration_ms: z.number(),
  loops: z.boolean(),
  /** SPDX */
  license: z.string(),
  /** Of a recording, and the page where it was given away; null for what is made by rule. */
  author: z.string().nullable(),
  source_url: z.string().nullable(),
});
export type LibrarySound = z.infer<typeof librarySound>;

export const closestSound = z.object({
  /** 0 to 1, of the piece of the description that is met worst; null where the engine cannot say. */
  similarity: z.number().nullable(),
  /** The sound that would be taken for that piece; null where nothing nearer is needed. */
  closest: z.string().nullable(),
  made_of: z.array(z.object({ sound_id: z.string(), title: z.string(), similarity: z.number() })),
});
export type ClosestSound = z.infer<typeof closestSound>;

export const soundGenerationRoutes = {
  convert: route({
    id: 'sound-generation.convert',
    method: 'POST',
    path: '/v1/sound-generation',
    summary: 'Generate a sound effect from a description',
    access: 'sound_generation',
    query: z.object({ output_format: z.enum(outputFormatNames).default('mp3_44100_128') }),
    body: soundGenerationBody,
    answer: bytes(...audioTypes),
  }),
  closest: route({
    id: 'sound-effects.closest',
    method: 'GET',
    path: '/v1/sound-effects/closest',
    summary:
      'Preview which sounds a description would use and how well they match; nothing is generated or charged',
    access: 'sound_generation',
    internal: true,
    query: z.object({ text: z.string().trim().min(1).max(soundPromptLimit) }),
    answer: json(closestSound),
  }),
  library: route({
    id: 'sound-effects.library',
    method: 'GET',
    path: '/v1/sound-effects/library',
    summary: 'Search the sound library by words and category',
    access: 'public',
    internal: true,
    query: z.object({
      search: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      page_size: queryInteger(1, 100).default(30),
      offset: queryInteger(0, 10_000).default(0),
    }),
    answer: json(z.object({ sounds: z.array(librarySound), total: z.int(), has_more: z.boolean() })),
  }),
  categories: route({
    id: 'sound-effects.categories',
    method: 'GET',
    path: '/v1/sound-effects/categories',
    summary: 'List the categories of the sound library with the number of sounds in each',
    access: 'public',
    internal: true,
    answer: json(z.object({ categories: z.array(z.object({ name: z.string(), sounds: z.int() })) })),
  }),
  librarySound: route({
    id: 'sound-effects.library-sound',
    method: 'GET',
    path: '/v1/sound-effects/library/{sound_id}',
    summary: 'Get a sound of the library and similar ones',
    access: 'public',
    internal: true,
    params: z.object({ sound_id: id }),
    answer: json(z.object({ sound: librarySound, similar: z.array(librarySound) })),
  }),
  libraryAudio: route({
    id: 'sound-effects.library-audio',
    method: 'GET',
    path: '/v1/sound-effects/library/{sound_id}/audio',
    summary: 'Get the audio of a library sound as mp3',
    access: 'public',
    internal: true,
    params: z.object({ sound_id: id }),
    query: z.object({ loop: queryBoolean.default(false) }),
    answer: bytes('audio/mpeg'),
  }),
};
