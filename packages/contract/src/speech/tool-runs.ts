import { z } from 'zod';
import { empty, json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';
import { id, ok, optional, queryInteger } from '../wire.ts';
import { soundGenerationBody } from './sound-generation.ts';
import { voiceChangeBody } from './speech-to-speech.ts';
import { toolNames } from './tools.ts';

/** Calls of the tools' pages: what takes its time is made in the background, and found again after leaving. */

export const toolRunStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ToolRunState = (typeof toolRunStates)[number];

export const toolRun = z.object({
  run_id: z.string(),
  tool: z.enum(toolNames),
  state: z.enum(toolRunStates),
  /** 0 to 1. */
  progress: z.number(),
  /** The file, or what was described. */
  title: z.string(),
  /** Those that were ordered together share it. */
  batch: z.string().nullable(),
  created_at_unix: z.int(),
  /** Of the recording; null where there is none. */
  duration_ms: z.number().nullable(),
  /** When it is done. */
  history_item_id: z.string().nullable(),
  /** Why it failed: the code of the API's errors, and a sentence for a person. */
  failure_code: z.string().nullable(),
  failure: z.string().nullable(),
  engine: z.string().nullable(),
  warnings: z.array(z.string()),
  /** Of a sound effect where nothing comes near the words: the sound that stands for them. */
  closest: z.string().nullable(),
});
export type ToolRun = z.infer<typeof toolRun>;

const runParams = z.object({ run_id: id });

export const toolRunRoutes = {
  isolate: route({
    id: 'tool-runs.isolate',
    method: 'POST',
    path: '/v1/tool-runs/voice-isolator',
    summary: 'Start removing noise from a recording, in the background',
    access: 'audio_isolation',
    internal: true,
    upload: true,
    body: z.object({ audio: uploadedFile }),
    answer: json(toolRun),
  }),
  changeVoice: route({
    id: 'tool-runs.change-voice',
    method: 'POST',
    path: '/v1/tool-runs/voice-changer',
    summary: 'Start changing the voice of a recording, in the background',
    access: 'speech_to_speech',
    internal: true,
    upload: true,
    body: voiceChangeBody.extend({ voice_id: id }),
    answer: json(toolRun),
  }),
  makeSound: route({
    id: 'tool-runs.make-sound',
    method: 'POST',
    path: '/v1/tool-runs/sound-effects',
    summary: 'Start generating a sound effect, in the background',
    access: 'sound_generation',
    internal: true,
    body: soundGenerationBody.extend({ batch: optional(z.string().min(1).max(64)) }),
    answer: json(toolRun),
  }),
  list: route({
    id: 'tool-runs.list',
    method: 'GET',
    path: '/v1/tool-runs',
    summary: 'List the caller’s recent background runs, newest first',
    access: 'speech_history_read',
    internal: true,
    query: z.object({
      tool: z.enum(toolNames).optional(),
      page_size: queryInteger(1, 100).default(30),
    }),
    answer: json(z.object({ runs: z.array(toolRun) })),
  }),
  show: route({
    id: 'tool-runs.show',
    method: 'GET',
    path: '/v1/tool-runs/{run_id}',
    summary: 'Get the progress of a run',
    access: 'speech_history_read',
    internal: true,
    params: runParams,
    answer: json(toolRun),
  }),
  cancel: route({
    id: 'tool-runs.cancel',
    method: 'POST',
    path: '/v1/tool-runs/{run_id}/cancel',
    summary: 'Stop a run and refund its credits',
    access: 'speech_history_write',
    internal: true,
    params: runParams,
    answer: json(ok),
  }),
  retry: route({
    id: 'tool-runs.retry',
    method: 'POST',
    path: '/v1/tool-runs/{run_id}/retry',
    summary: 'Resume a run that failed or was stopped, from its last step',
    access: 'speech_history_write',
    internal: true,
    params: runParams,
    answer: json(ok),
  }),
  remove: route({
    id: 'tool-runs.remove',
    method: 'DELETE',
    path: '/v1/tool-runs/{run_id}',
    summary: 'Remove a run, stopping it if needed; its result stays in the history',
    access: 'speech_history_write',
    internal: true,
    params: runParams,
    answer: empty,
  }),
};
