import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { formBoolean, formInteger, formList, formNumber, uploadedFile } from '../uploads.ts';
import { id, ok, optional, queryInteger } from '../wire.ts';
import { resourceRoles } from '../workspaces/sharing.ts';
import {
  creationSources,
  dubbingLimits,
  dubbingModels,
  dubbingModes,
  dubbingStatuses,
  targetStates,
  transcriptFormats,
} from './dubbing-values.ts';

/** A film or a sound in other languages. DUB-001 to DUB-006. */

/** `es`, `es-MX`; ISO 639-1 or 639-3, with what a tag may carry. */
export const languageTag = z
  .string()
  .trim()
  .regex(/^[a-zA-Z]{2,3}([-_][a-zA-Z0-9]{2,8})*$/, 'Not a language code');

/** A language, or `auto`: it is heard. */
const languageOrAuto = z
  .string()
  .trim()
  .regex(/^(auto|[a-zA-Z]{2,3}([-_][a-zA-Z0-9]{2,8})*)$/, 'Not a language code')
  .default('auto');

const dubbingTarget = z.object({
  language_id: z.string(),
  language: z.string(),
  status: z.enum(targetStates),
  /** 0 to 100 */
  progress: z.number(),
  error: z.string().nullable(),
  /** Where the dubbed file lies; null until there is one. */
  url: z.string().nullable(),
});
export type DubbingTarget = z.infer<typeof dubbingTarget>;

export const dubbing = z.object({
  dubbing_id: z.string(),
  name: z.string(),
  status: z.enum(dubbingStatuses),
  error: z.string().nullable(),
  /** It failed or was canceled, and what was held for it was given back. */
  refunded: z.boolean(),
  creation_date_unix: z.int(),
  /** Seconds that making it takes about. */
  expected_duration: z.number(),
  input: z.object({
    content_type: z.string(),
    duration_secs: z.number(),
    source_url: z.string().nullable(),
    file_name: z.string().nullable(),
  }),
  usage: z.object({ credits: z.int() }),
  targets: z.array(dubbingTarget),
  target_languages: z.array(z.string()),
  /** 0 to 100 */
  progress: z.number(),
  progress_message: z.string(),
  source_language: z.string().nullable(),
  /** Its lines can be edited: the source has been taken apart. */
  editable: z.boolean(),
  created_at: z.string(),
  media_metadata: z.object({ content_type: z.string(), duration: z.number() }).nullable(),
  creator_user_id: z.string().nullable(),
  is_creator: z.boolean(),
  access_level: z.enum(resourceRoles),
});
export type Dubbing = z.infer<typeof dubbing>;

const dubbingBody = z.object({
  file: optional(uploadedFile),
  csv_file: optional(uploadedFile),
  foreground_audio_file: optional(uploadedFile),
  background_audio_file: optional(uploadedFile),
  /** SRT or VTT in the language of the source, in place of hearing what is said. */
  source_subtitles_file: optional(uploadedFile),
  /** SRT or VTT in the target language, in place of translating. */
  target_subtitles_file: optional(uploadedFile),
  name: optional(z.string().trim().max(dubbingLimits.name)),
  source_url: optional(z.url().max(4_096)),
  source_lang: languageOrAuto,
  target_lang: languageTag,
  target_accent: optional(z.string().trim().max(100)),
  num_speakers: formInteger(0, dubbingLimits.speakers).default(0),
  watermark: formBoolean.default(false),
  start_time: optional(formInteger(0, 24 * 3_600)),
  end_time: optional(formInteger(0, 24 * 3_600)),
  highest_resolution: formBoolean.default(false),
  drop_background_audio: formBoolean.default(false),
  use_profanity_filter: optional(formBoolean),
  dubbing_studio: formBoolean.default(false),
  disable_voice_cloning: formBoolean.default(false),
  mode: z.enum(dubbingModes).default('automatic'),
  csv_fps: optional(formNumber(1, 240)),
  /** Words to hear and to translate with care. */
  keyterms: optional(
    formList(z.string().trim().min(1).max(dubbingLimits.keyterm)).pipe(
      z.array(z.string()).max(dubbingLimits.keyterms),
    ),
  ),
});

export const ofDubbing = z.object({ dubbing_id: id });
const ofLanguage = ofDubbing.extend({ language_code: languageTag.or(z.literal('source')) });

const utterance = z.object({
  text: z.string(),
  speaker_id: z.string(),
  start_s: z.number(),
  end_s: z.number(),
  words: z.array(
    z.object({
      text: z.string(),
      word_type: z.string(),
      start_s: z.number(),
      end_s: z.number(),
      characters: z.array(z.object({ text: z.string(), start_s: z.number(), end_s: z.number() })),
    }),
  ),
});
export const dubbingTranscript = z.object({ language: z.string(), utterances: z.array(utterance) });
export type DubbingTranscript = z.infer<typeof dubbingTranscript>;

const list = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  optional(formList(z.enum(choices)));

export const dubbingRoutes = {
  list: route({
    id: 'dubbing.list',
    method: 'GET',
    path: '/v1/dubbing',
    summary: 'List dubbings',
    access: 'dubbing_read',
    query: z.object({
      cursor: optional(z.string().max(200)),
      page_size: queryInteger(1, 200).default(100),
      dubbing_status: optional(z.enum(['dubbing', 'dubbed', 'failed'])),
      dubbing_statuses: list(dubbingStatuses),
      dubbing_models: list(dubbingModels),
      target_language_codes: optional(formList(languageTag)),
      creation_sources: list(creationSources),
      filter_by_creator: z.enum(['personal', 'others', 'all']).default('all'),
      order_by: z.enum(['created_at', 'name']).default('created_at'),
      order_direction: z.enum(['DESCENDING', 'ASCENDING']).default('DESCENDING'),
      /** Part of the name. */
      search: optional(z.string().trim().max(200)),
    }),
    answer: json(
      z.object({ dubs: z.array(dubbing), next_cursor: z.string().nullable(), has_more: z.boolean() }),
    ),
  }),
  create: route({
    id: 'dubbing.create',
    method: 'POST',
    path: '/v1/dubbing',
    summary: 'Dub a film or a sound into another language',
    access: 'dubbing_write',
    upload: true,
    body: dubbingBody,
    answer: json(z.object({ dubbing_id: z.string(), expected_duration_sec: z.number() })),
  }),
  estimate: route({
    id: 'dubbing.estimate',
    method: 'GET',
    path: '/v1/dubbing/estimate',
    summary: 'Who would translate a dubbing, what it costs, and how long it takes',
    access: 'dubbing_read',
    internal: true,
    query: z.object({
      source_lang: languageOrAuto,
      target_lang: languageTag,
      duration_secs: formNumber(0, 24 * 3_600),
    }),
    answer: json(
      z.object({
        /** Null: nobody can; `what_to_set` says what would help. Of `auto` it is who would most likely. */
        translator: z.object({ name: z.string(), chrf: z.number().nullable() }).nullable(),
        what_to_set: z.string().nullable(),
        credits: z.int(),
        expected_duration_sec: z.number(),
      }),
    ),
  }),
  get: route({
    id: 'dubbing.get',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}',
    summary: 'Get a dubbing with how far it is',
    access: 'dubbing_read',
    params: ofDubbing,
    answer: json(dubbing),
  }),
  rename: route({
    id: 'dubbing.rename',
    method: 'PATCH',
    path: '/v1/dubbing/{dubbing_id}',
    summary: 'Rename a dubbing',
    access: 'dubbing_write',
    internal: true,
    params: ofDubbing,
    body: z.object({ name: z.string().trim().min(1).max(dubbingLimits.name) }),
    answer: json(dubbing),
  }),
  cancel: route({
    id: 'dubbing.cancel',
    method: 'POST',
    path: '/v1/dubbing/{dubbing_id}/cancel',
    summary: 'Stop making a dubbing; what was held for it is given back',
    access: 'dubbing_write',
    internal: true,
    params: ofDubbing,
    answer: json(dubbing),
  }),
  remove: route({
    id: 'dubbing.delete',
    method: 'DELETE',
    path: '/v1/dubbing/{dubbing_id}',
    summary: 'Delete a dubbing with all that was made of it',
    access: 'dubbing_write',
    params: ofDubbing,
    answer: json(ok),
  }),
  audio: route({
    id: 'dubbing.audio',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/audio/{language_code}',
    summary: 'The dubbed file: mp4 of a film, mp3 of a sound',
    access: 'dubbing_read',
    params: ofLanguage,
    answer: bytes('audio/mpeg', 'video/mp4'),
  }),
  transcript: route({
    id: 'dubbing.transcript',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/transcript/{language_code}',
    summary: 'What is said in a language of a dubbing, as a file; `source` is the original',
    access: 'dubbing_read',
    params: ofLanguage,
    query: z.object({ format_type: z.enum(transcriptFormats).default('srt') }),
    answer: bytes('text/plain', 'application/json'),
  }),
  transcripts: route({
    id: 'dubbing.transcripts',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/transcripts/{language_code}/format/{format_type}',
    summary: 'What is said in a language of a dubbing; `source` is the original',
    access: 'dubbing_read',
    params: ofLanguage.extend({ format_type: z.enum(transcriptFormats) }),
    answer: json(
      z.object({
        transcript_format: z.enum(transcriptFormats),
        srt: z.string().nullable(),
        webvtt: z.string().nullable(),
        json: dubbingTranscript.nullable(),
      }),
    ),
  }),
  source: route({
    id: 'dubbing.source',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/source',
    summary: 'The film or the sound that is dubbed',
    access: 'dubbing_read',
    internal: true,
    params: ofDubbing,
    answer: bytes('video/*', 'audio/*'),
  }),
  file: route({
    id: 'dubbing.file',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/files/{file_name}',
    summary: 'A file of a dubbing, by an address that works without a credential for an hour',
    access: 'public',
    internal: true,
    params: ofDubbing.extend({ file_name: z.string().regex(/^[a-z]+(\.\w{1,64})?$/, 'Not a file name') }),
    query: z.object({ token: z.string().max(300) }),
    answer: bytes('video/*', 'audio/*', 'application/*', 'text/*'),
  }),
  background: route({
    id: 'dubbing.background',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/background',
    summary: 'What is heard behind the speech of a dubbing',
    access: 'dubbing_read',
    internal: true,
    params: ofDubbing,
    answer: bytes('audio/*'),
  }),
};
