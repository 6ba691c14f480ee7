import { z } from 'zod';
import { bytes, eventStream, json, route } from '../route.ts';
import { id, ok, optional, queryInteger } from '../wire.ts';
import { transcriptionBody, transcriptParams, transcriptWord } from './speech-to-text.ts';
import { exportOptions } from './transcript-exports.ts';

/** Calls of the page beside the public ones: the list, the editor, the exports. */

export const transcriptStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TranscriptState = (typeof transcriptStates)[number];

/** How far the work is; also what each message of the progress stream holds. */
export const transcriptProgress = z.object({
  transcription_id: z.string(),
  state: z.enum(transcriptStates),
  /** 0 to 1. */
  progress: z.number(),
  /** Why it failed, for a person. */
  failure: z.string().nullable(),
});
export type TranscriptProgress = z.infer<typeof transcriptProgress>;

export const listedTranscript = transcriptProgress.extend({
  title: z.string(),
  created_at_unix: z.int(),
  duration_ms: z.number(),
  /** ISO 639-1; null while it is unknown. */
  language: z.string().nullable(),
  model_id: z.string(),
  /** The recognizer; null while it is unknown. */
  engine: z.string().nullable(),
  /** The beginning of the text. */
  preview: z.string(),
});
export type ListedTranscript = z.infer<typeof listedTranscript>;

export const transcriptSpeaker = z.object({ speaker_id: z.string(), name: z.string() });
export const transcriptChannel = z.object({
  channel_index: z.int(),
  language: z.string(),
  language_probability: z.number(),
  words: z.array(transcriptWord),
});

export const transcriptDetails = listedTranscript.extend({
  /** Rises with every edit. */
  version: z.int(),
  /** As named by people; a speaker whom nobody named is `Speaker 1` and so on. */
  speakers: z.array(transcriptSpeaker),
  /** One, or one a channel. What is done so far while it runs. */
  channels: z.array(transcriptChannel),
  /** The sound can be had from `audio-link`. */
  has_audio: z.boolean(),
  has_video: z.boolean(),
  /** The waveform in base64, one byte (0 to 255) for each of 800 stretches. */
  peaks: z.string().nullable(),
  credits: z.int(),
  warnings: z.array(z.string()),
});
export type TranscriptDetails = z.infer<typeof transcriptDetails>;

/** In the channel's words `delete_count` of them from `index` on are replaced by these. */
const wordEdit = z.object({
  channel_index: optional(z.int().min(0).max(31)),
  index: z.int().min(0),
  delete_count: z.int().min(0).max(200_000),
  words: z
    .array(
      z.object({
        text: z.string().max(2000),
        start: z.number().min(0).nullable(),
        end: z.number().min(0).nullable(),
        type: z.enum(['word', 'spacing', 'audio_event']),
        speaker_id: z.string().max(64).nullable(),
      }),
    )
    .max(200_000),
});

export const transcriptEdit = z.object({
  /** Of the transcript that the edit was made on: a later one refuses it. */
  version: z.int(),
  title: optional(z.string().trim().min(1).max(200)),
  speakers: optional(
    z
      .array(z.object({ speaker_id: z.string().min(1).max(64), name: z.string().trim().min(1).max(100) }))
      .max(64),
  ),
  /** In this order, each on what the one before left. */
  edits: optional(z.array(wordEdit).max(1000)),
});

const path = '/v1/speech-to-text/transcripts';

export const transcriptRoutes = {
  start: route({
    id: 'transcripts.start',
    method: 'POST',
    path,
    summary: 'Start a transcription in the background',
    access: 'speech_to_text',
    internal: true,
    upload: true,
    body: transcriptionBody,
    answer: json(listedTranscript),
  }),
  list: route({
    id: 'transcripts.list',
    method: 'GET',
    path,
    summary: 'List the workspace’s transcripts, newest first',
    access: 'speech_to_text',
    internal: true,
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      /** From the answer before. */
      cursor: z.string().max(200).optional(),
      search: z.string().max(200).optional(),
    }),
    answer: json(z.object({ transcripts: z.array(listedTranscript), next_cursor: z.string().nullable() })),
  }),
  details: route({
    id: 'transcripts.details',
    method: 'GET',
    path: `${path}/{transcription_id}/details`,
    summary: 'Get a transcript for editing',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    answer: json(transcriptDetails),
  }),
  /** Messages `progress`, each a `transcriptProgress`; ends with the work. */
  progress: route({
    id: 'transcripts.progress',
    method: 'GET',
    path: `${path}/{transcription_id}/progress`,
    summary: 'Follow the progress of a transcription',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    answer: eventStream,
  }),
  edit: route({
    id: 'transcripts.edit',
    method: 'PATCH',
    path: `${path}/{transcription_id}`,
    summary: 'Edit words, speaker names and the title',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    body: transcriptEdit,
    answer: json(z.object({ version: z.int() })),
  }),
  cancel: route({
    id: 'transcripts.cancel',
    method: 'POST',
    path: `${path}/{transcription_id}/cancel`,
    summary: 'Stop a transcription and keep what’s done',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    answer: json(ok),
  }),
  retry: route({
    id: 'transcripts.retry',
    method: 'POST',
    path: `${path}/{transcription_id}/retry`,
    summary: 'Resume a transcription that failed or was stopped',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    answer: json(ok),
  }),
  export: route({
    id: 'transcripts.export',
    method: 'POST',
    path: `${path}/{transcription_id}/export`,
    summary: 'Get a transcript as a file',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    body: exportOptions,
    answer: bytes(
      'application/x-subrip',
      'text/vtt',
      'text/plain',
      'application/json',
      'text/html',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/pdf',
    ),
  }),
  audioLink: route({
    id: 'transcripts.audio-link',
    method: 'POST',
    path: `${path}/{transcription_id}/audio-link`,
    summary: 'Get a short-lived link to a transcript’s audio for media elements, which can’t send headers',
    access: 'speech_to_text',
    internal: true,
    params: transcriptParams,
    answer: json(z.object({ url: z.string(), expires_in: z.int() })),
  }),
  audio: route({
    id: 'transcripts.audio',
    method: 'GET',
    path: `${path}/{transcription_id}/audio`,
    summary: 'Get the transcribed file (supports range requests)',
    access: 'speech_to_text',
    authorizesLater: true,
    internal: true,
    params: z.object({ transcription_id: id }),
    query: z.object({
      /** From `audio-link`, in place of a credential. */
      token: z.string().max(500).optional(),
    }),
    answer: bytes('audio/*', 'video/*'),
  }),
};
