import { z } from 'zod';
import { bytes, empty, json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';
import { id, optional, queryBoolean, queryInteger } from '../wire.ts';

/** A small picture, in base64. */
const preview = z.string().max(200_000);

const isolationQuery = z.object({ enable_logging: queryBoolean.default(true) });

const streamBody = z.object({
  audio: uploadedFile,
  /** `pcm_s16le_16`: bare samples of 16 bits, mono, 16 kHz. */
  file_format: optional(z.enum(['pcm_s16le_16', 'other'])),
});

const isolationHistoryItem = z.object({
  id: z.string(),
  title: z.string().nullable(),
  created_at_unix: z.int(),
  format: z.string(),
  duration_seconds: z.number().nullable(),
  /** Works without a credential for two hours. */
  download_url: z.string().nullable(),
  icon_url: z.string().nullable(),
  /** The film with the isolated sound, likewise. */
  source_video_url: z.string().nullable(),
  supports_video: z.boolean(),
  processing: z.boolean(),
  video_processing_failed: z.boolean(),
  preview_b64: z.string().nullable(),
});
export type IsolationHistoryItem = z.infer<typeof isolationHistoryItem>;

export const audioIsolationRoutes = {
  convert: route({
    id: 'audio-isolation.convert',
    method: 'POST',
    path: '/v1/audio-isolation',
    summary: 'Remove noise from a recording; returns one mp3 file, in stereo if the recording is',
    access: 'audio_isolation',
    query: isolationQuery,
    body: streamBody.extend({ preview_b64: optional(preview) }),
    upload: true,
    answer: bytes('audio/mpeg'),
  }),
  stream: route({
    id: 'audio-isolation.stream',
    method: 'POST',
    path: '/v1/audio-isolation/stream',
    summary: 'Remove noise from a recording; streams mp3 as it’s generated',
    access: 'audio_isolation',
    query: isolationQuery,
    body: streamBody,
    upload: true,
    answer: bytes('audio/mpeg'),
  }),
  list: route({
    id: 'audio-isolation.list',
    method: 'GET',
    path: '/v1/audio-isolation/history',
    summary: 'List isolated recordings, newest first',
    access: 'audio_isolation',
    query: z.object({
      page_size: queryInteger(1, 1000).default(100),
      page: queryInteger(1, 100_000).default(1),
      search: z.string().max(500).optional(),
    }),
    answer: json(z.object({ items: z.array(isolationHistoryItem), has_more: z.boolean() })),
  }),
  remove: route({
    id: 'audio-isolation.remove',
    method: 'DELETE',
    path: '/v1/audio-isolation/history/{history_item_id}',
    summary: 'Delete an isolated recording and its files',
    access: 'audio_isolation',
    params: z.object({ history_item_id: id }),
    answer: empty,
  }),
};
