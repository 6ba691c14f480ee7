import { streamingFormatNames } from '@mynah/audio/output-format';
import { z } from 'zod';
import { bytes, empty, eventStream, json, route } from '../route.ts';
import { formBoolean, formListOf, uploadedFile } from '../uploads.ts';
import { id, optional, queryInteger } from '../wire.ts';
import { musicLengthMs } from './music-limits.ts';
import { anyPlan, anyPlanAnswer, musicPromptAnswer } from './music-plans.ts';

export const musicFormatNames = [
  'auto',
  'mp3_48000_128',
  'mp3_48000_192',
  'mp3_48000_240',
  'mp3_48000_320',
  ...streamingFormatNames,
] as const;
export const musicModels = ['music_v1', 'music_v2', 'music_v2_5'] as const;
const modelId = z.enum(musicModels).default('music_v1');
const length = z.int().min(musicLengthMs.min).max(musicLengthMs.max);
const flag = z.boolean().default(false);

export const composeBody = z.object({
  prompt: optional(z.string().max(4100)),
  generation_mode: optional(z.enum(['track', 'loop', 'ambience', 'video_to_music'])),
  music_prompt: optional(anyPlan),
  lyrics_text: optional(z.string().max(4000)),
  composition_plan: optional(anyPlan),
  music_length_ms: optional(length),
  model_id: modelId,
  seed: optional(z.int().min(0).max(2_147_483_647)),
  force_instrumental: flag,
  finetune_id: optional(z.string().max(100)),
  finetune_strength: optional(z.number().gt(0).max(2)),
  use_phonetic_names: flag,
  respect_sections_durations: z.boolean().default(true),
  store_for_inpainting: flag,
  sign_with_c2pa: flag,
});
export const detailedBody = composeBody.extend({
  with_timestamps: flag,
  with_waveform_visual: flag,
  model_style_prefix: optional(z.enum(['music', 'sfx'])),
});
const composeQuery = z.object({ output_format: z.enum(musicFormatNames).default('auto') });

export const musicSongStatuses = ['queued', 'composing', 'done', 'failed', 'cancelled'] as const;

/** A song that is made in the background. */
export const musicSong = z.object({
  song_id: z.string(),
  status: z.enum(musicSongStatuses),
  /** 0 to 1. */
  progress: z.number(),
  title: z.string(),
  prompt: z.string().nullable(),
  seed: z.int(),
  length_ms: z.int(),
  engine: z.string(),
  composition_plan: musicPromptAnswer.nullable(),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
  warnings: z.array(z.string()),
  /** Where its sound is kept, once it is done. */
  history_item_id: z.string().nullable(),
  created_at_unix: z.int(),
});
export type MusicSong = z.input<typeof musicSong>;

const audioTypes = ['audio/mpeg', 'audio/pcm', 'audio/basic', 'audio/ogg'] as const;
const songParams = z.object({ song_id: id });
const finetuneParams = z.object({ finetune_id: z.string().min(1).max(100) });
/** A model that was trained further, as the compatible API shows it; no engine here makes one. */
const musicFinetune = z.object({
  id: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  primary_genre: z.string().nullable(),
  model_id: z.string(),
  created_at: z.iso.datetime(),
  visibility: z.enum(['private', 'workspace', 'public']),
  created_by: z.enum(['self', 'workspace', 'elevenlabs']),
  status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'blocked']),
  training_progress: z.number(),
  failure_reason: z.enum(['audio_processing_failed', 'copyright_violation', 'training_failed']).nullable(),
});
const access = 'music_generation';

export const musicRoutes = {
  compose: route({
    id: 'music.compose',
    method: 'POST',
    path: '/v1/music',
    summary: 'Compose a song; returns one audio file',
    access,
    query: composeQuery,
    body: composeBody,
    answer: bytes(...audioTypes),
  }),
  stream: route({
    id: 'music.stream',
    method: 'POST',
    path: '/v1/music/stream',
    summary: 'Compose a song; streams the audio as it’s generated',
    access,
    query: composeQuery,
    body: composeBody,
    answer: bytes(...audioTypes),
  }),
  detailed: route({
    id: 'music.compose-detailed',
    method: 'POST',
    path: '/v1/music/detailed',
    summary: 'Compose a song; returns the audio with its plan and details (multipart/mixed)',
    access,
    query: composeQuery,
    body: detailedBody,
    answer: bytes('multipart/mixed'),
  }),
  detailedStream: route({
    id: 'music.stream-detailed',
    method: 'POST',
    path: '/v1/music/detailed/stream',
    summary: 'Compose a song; streams its plan, details and audio as events',
    access,
    query: composeQuery,
    body: detailedBody,
    answer: eventStream,
  }),
  plan: route({
    id: 'music.plan',
    method: 'POST',
    path: '/v1/music/plan',
    summary: 'Create a composition plan from a prompt, at no cost',
    access,
    body: z.object({
      prompt: z.string().max(4100),
      music_length_ms: optional(length),
      source_composition_plan: optional(anyPlan),
      model_id: modelId,
    }),
    answer: json(anyPlanAnswer),
  }),
  upload: route({
    id: 'music.upload',
    method: 'POST',
    path: '/v1/music/upload',
    summary: 'Upload a song made on this server to change its sections',
    access,
    upload: true,
    body: z.object({
      file: uploadedFile,
      extract_composition_plan: z.enum(['true', 'false', ...musicModels]).default('false'),
      with_timestamps: formBoolean.default(false),
      with_waveform_visual: formBoolean.default(false),
    }),
    answer: json(
      z.object({
        song_id: z.string(),
        composition_plan: anyPlanAnswer.nullable(),
        words_timestamps: z
          .array(z.object({ word: z.string(), start_ms: z.int(), end_ms: z.int() }))
          .nullable(),
        waveform_visual: z.array(z.int()).nullable(),
      }),
    ),
  }),
  stems: route({
    id: 'music.separate-stems',
    method: 'POST',
    path: '/v1/music/stem-separation',
    summary: 'Get the stems of a song made on this server, as a zip file',
    access,
    upload: true,
    query: z.object({ output_format: z.enum(streamingFormatNames).default('mp3_44100_128') }),
    body: z.object({
      file: uploadedFile,
      stem_variation_id: z.enum(['two_stems_v1', 'six_stems_v1']).default('six_stems_v1'),
      sign_with_c2pa: formBoolean.default(false),
    }),
    answer: bytes('application/zip'),
  }),
  videoToMusic: route({
    id: 'music.video-to-music',
    method: 'POST',
    path: '/v1/music/video-to-music',
    summary: 'Music for videos (not supported: this server has no engine for it)',
    access,
    upload: true,
    query: z.object({ output_format: z.enum(streamingFormatNames).default('mp3_44100_128') }),
    body: z.object({
      videos: formListOf(z.array(uploadedFile).min(1).max(10)),
      description: optional(z.string().min(1).max(1000)),
      tags: formListOf(z.array(z.string()).max(10).default([])),
      model_id: modelId,
      sign_with_c2pa: formBoolean.default(false),
    }),
    answer: bytes('application/zip', 'audio/mpeg'),
  }),
  listFinetunes: route({
    id: 'music.list-finetunes',
    method: 'GET',
    path: '/v1/music/finetunes',
    summary: 'List the workspace’s finetunes (always empty: engines here can’t be fine-tuned)',
    access,
    query: z.object({
      cursor: z.string().max(200).optional(),
      page_size: queryInteger(1, 150).default(50),
      visibility: z.string().max(40).optional(),
      created_by: z.string().max(40).optional(),
      sort: z.enum(['created_at', 'name']).default('created_at'),
      sort_direction: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: json(
      z.object({
        finetunes: z.array(musicFinetune),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  createFinetune: route({
    id: 'music.create-finetune',
    method: 'POST',
    path: '/v1/music/finetunes',
    summary: 'Fine-tune the model (not supported: engines here can’t be fine-tuned)',
    access,
    upload: true,
    body: z.object({
      name: z.string().min(5).max(200),
      primary_genre: z.string().min(1).max(200),
      files: formListOf(z.array(uploadedFile).max(50).default([])),
      tags: formListOf(z.array(z.string()).default([])),
      visibility: optional(z.enum(['private', 'workspace'])),
      model_id: modelId,
    }),
    answer: json(musicFinetune, { status: 201 }),
  }),
  getFinetune: route({
    id: 'music.get-finetune',
    method: 'GET',
    path: '/v1/music/finetunes/{finetune_id}',
    summary: 'Get a finetune (there are none on this server)',
    access,
    params: finetuneParams,
    answer: json(musicFinetune),
  }),
  updateFinetune: route({
    id: 'music.update-finetune',
    method: 'PATCH',
    path: '/v1/music/finetunes/{finetune_id}',
    summary: 'Change a finetune (there are none on this server)',
    access,
    params: finetuneParams,
    body: z.object({
      name: optional(z.string().min(5).max(200)),
      tags: optional(z.array(z.string()).max(5)),
      primary_genre: optional(z.string()),
      visibility: optional(z.enum(['private', 'workspace'])),
    }),
    answer: json(musicFinetune),
  }),
  deleteFinetune: route({
    id: 'music.delete-finetune',
    method: 'DELETE',
    path: '/v1/music/finetunes/{finetune_id}',
    summary: 'Delete a finetune (there are none on this server)',
    access,
    params: finetuneParams,
    answer: json(musicFinetune),
  }),
  startSong: route({
    id: 'music.start-song',
    method: 'POST',
    path: '/v1/music/songs',
    summary: 'Compose a song in the background, even if the caller disconnects or the server restarts',
    access,
    query: composeQuery,
    body: composeBody,
    answer: json(musicSong, { status: 201 }),
  }),
  listSongs: route({
    id: 'music.list-songs',
    method: 'GET',
    path: '/v1/music/songs',
    summary: 'List the newest songs composed in the background',
    access,
    query: z.object({ page_size: queryInteger(1, 100).default(20) }),
    answer: json(z.object({ songs: z.array(musicSong) })),
  }),
  listStems: route({
    id: 'music.list-song-stems',
    method: 'GET',
    path: '/v1/music/songs/{song_id}/stems',
    summary: 'List the stems of a song; empty if it can’t be separated',
    access,
    internal: true,
    params: songParams,
    answer: json(z.object({ stems: z.array(z.string()) })),
  }),
  getStem: route({
    id: 'music.get-song-stem',
    method: 'GET',
    path: '/v1/music/songs/{song_id}/stems/{stem}',
    summary: 'Get one stem of a song as mp3, as long as the song',
    access,
    internal: true,
    params: songParams.extend({ stem: z.string().min(1).max(40) }),
    answer: bytes('audio/mpeg'),
  }),
  getSong: route({
    id: 'music.get-song',
    method: 'GET',
    path: '/v1/music/songs/{song_id}',
    summary: 'Get a song with its progress, plan and audio',
    access,
    params: songParams,
    answer: json(musicSong),
  }),
  cancelSong: route({
    id: 'music.cancel-song',
    method: 'POST',
    path: '/v1/music/songs/{song_id}/cancel',
    summary: 'Stop composing a song, at no cost',
    access,
    params: songParams,
    answer: empty,
  }),
};
