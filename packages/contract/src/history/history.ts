import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { characterAlignment } from '../speech/text-to-speech.ts';
import { voiceCategories } from '../voices/voice-categories.ts';
import { voiceSettings } from '../voices/voices.ts';
import { id, ok, queryInteger } from '../wire.ts';
import { feedback } from './feedback.ts';
import { historySources, retentionDays } from './history-sources.ts';

/** A line of a dialogue, with who said it. */
export const dialogueLine = z.object({ text: z.string(), voice_id: z.string(), voice_name: z.string() });
export type DialogueLine = z.infer<typeof dialogueLine>;

/** What an item may have beside its sound. */
export const historyFileNames = ['original', 'film'] as const;
export type HistoryFileName = (typeof historyFileNames)[number];

const historyFile = z.object({
  name: z.enum(historyFileNames),
  content_type: z.string(),
  size_bytes: z.int(),
  /** As for the item itself; null where there is no sound to draw. */
  peaks: z.string().nullable(),
});
export type HistoryFile = z.infer<typeof historyFile>;

export const historyItem = z.object({
  history_item_id: z.string(),
  /** The same id on an item that is a sound effect (SPE-024); null on others. */
  sound_generation_history_item_id: z.string().nullable(),
  request_id: z.string().nullable(),
  voice_id: z.string().nullable(),
  voice_name: z.string().nullable(),
  voice_category: z.enum(voiceCategories).nullable(),
  model_id: z.string().nullable(),
  text: z.string().nullable(),
  date_unix: z.int(),
  character_count_change_from: z.int(),
  character_count_change_to: z.int(),
  content_type: z.string(),
  /** `created`: the audio is kept; `deleted` and `processing` as upstream. */
  state: z.enum(['created', 'deleted', 'processing']),
  settings: voiceSettings.nullable(),
  feedback: feedback.nullable(),
  share_link_id: z.string().nullable(),
  source: z.enum(historySources).nullable(),
  alignments: z
    .object({ alignment: characterAlignment, normalized_alignment: characterAlignment })
    .nullable(),
  /** Set: text and voice_id are null. */
  dialogue: z.array(dialogueLine).nullable(),
  output_format: z.string().nullable(),
  /** Of the book that it is a part of (HIS-069). */
  isbn_number: z.string().nullable(),
  /** What its download is called (HIS-060). */
  file_name: z.string(),
  duration_ms: z.number().nullable(),
  /** What the request asked for beyond the fields above, for the page that made it. Null in lists. */
  request: z.record(z.string(), z.unknown()).nullable(),
  /** The waveform in base64, one byte (0 to 255) for each of 800 stretches. Null in lists. */
  peaks: z.string().nullable(),
  /** The recording that it was made from, and the film with the new sound, where they are kept. Null in lists. */
  files: z.array(historyFile).nullish(),
});
export type HistoryItem = z.infer<typeof historyItem>;

export const historyItemParams = z.object({ history_item_id: id });

export const historyListQuery = z.object({
  page_size: queryInteger(1, 1000).default(100),
  start_after_history_item_id: id.optional(),
  voice_id: id.optional(),
  model_id: z.string().max(100).optional(),
  date_before_unix: queryInteger(0, 99_999_999_999).optional(),
  date_after_unix: queryInteger(0, 99_999_999_999).optional(),
  sort_direction: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().max(500).optional(),
  /** `Flows`, which the public API knows too, matches nothing here. */
  source: z.enum([...historySources, 'Flows']).optional(),
});

/** Items of one `removeMany`. */
export const maxDeletedItems = 1000;

export const historyRoutes = {
  list: route({
    id: 'history.list',
    method: 'GET',
    path: '/v1/history',
    summary: 'List history items, newest first',
    access: 'speech_history_read',
    query: historyListQuery,
    answer: json(
      z.object({
        history: z.array(historyItem),
        last_history_item_id: z.string().nullable(),
        has_more: z.boolean(),
        scanned_until: z.int().nullable(),
      }),
    ),
  }),
  get: route({
    id: 'history.get',
    method: 'GET',
    path: '/v1/history/{history_item_id}',
    summary: 'Get one history item',
    access: 'speech_history_read',
    params: historyItemParams,
    answer: json(historyItem),
  }),
  audio: route({
    id: 'history.audio',
    method: 'GET',
    path: '/v1/history/{history_item_id}/audio',
    summary: 'Get the audio of a history item (supports range requests)',
    access: 'speech_history_read',
    authorizesLater: true,
    params: historyItemParams,
    query: z.object({
      /** From `audio-link`, in place of a credential. */
      token: z.string().max(500).optional(),
    }),
    answer: bytes('audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'),
  }),
  audioLink: route({
    id: 'history.audio-link',
    method: 'POST',
    path: '/v1/history/{history_item_id}/audio-link',
    summary: 'Get a short-lived audio link for media elements, which can’t send headers',
    access: 'speech_history_read',
    internal: true,
    params: historyItemParams,
    query: z.object({ file: z.enum(historyFileNames).optional() }),
    answer: json(z.object({ url: z.string(), expires_in: z.int() })),
  }),
  file: route({
    id: 'history.file',
    method: 'GET',
    path: '/v1/history/{history_item_id}/files/{file_name}',
    summary: 'Get an item’s source (original) or its video (supports range requests)',
    access: 'speech_history_read',
    authorizesLater: true,
    params: historyItemParams.extend({ file_name: z.enum(historyFileNames) }),
    query: z.object({ token: z.string().max(500).optional() }),
    answer: bytes('audio/mpeg', 'video/mp4', 'video/webm', 'video/x-matroska'),
  }),
  remove: route({
    id: 'history.remove',
    method: 'DELETE',
    path: '/v1/history/{history_item_id}',
    summary: 'Delete a history item; it can be restored for 30 days (see /v1/history/deleted)',
    access: 'speech_history_write',
    params: historyItemParams,
    answer: json(ok),
  }),
  removeMany: route({
    id: 'history.remove-many',
    method: 'POST',
    path: '/v1/history/delete',
    summary:
      'Delete several history items; they can be restored for 30 days. Items that are already gone are skipped',
    access: 'speech_history_write',
    body: z.object({ history_item_ids: z.array(id).min(1).max(maxDeletedItems) }),
    answer: json(z.object({ deleted: z.int() })),
  }),
  expiring: route({
    id: 'history.expiring',
    method: 'GET',
    path: '/v1/history/expiring',
    summary: 'Count the items that a retention period would delete right away',
    access: 'workspace_write',
    internal: true,
    query: z.object({ days: queryInteger(retentionDays.min, retentionDays.max) }),
    answer: json(z.object({ count: z.int() })),
  }),
};
