import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, queryList } from '../wire.ts';
import { resourceRoles } from '../workspaces/sharing.ts';
import { languageTag, ofDubbing } from './dubbing.ts';
import { dubbingLimits, dubbingStatuses, lineStates, targetStates } from './dubbing-values.ts';

/**
 * A language of a dubbing as the editor shows it: one read, one write upon a revision. Splitting, merging, moving,
 * deleting and undoing are all that one write.
 */

const ms = z
  .int()
  .min(0)
  .max(24 * 3_600_000);

export const dubbingTake = z.object({
  take_id: z.string(),
  text: z.string(),
  voice_id: z.string(),
  duration_ms: z.number(),
  /** How fast it was spoken. */
  speed: z.number(),
  created_at_unix: z.int(),
  is_chosen: z.boolean(),
});

export const dubbingLine = z.object({
  segment_id: z.string(),
  speaker_id: z.string(),
  start_ms: z.int(),
  end_ms: z.int(),
  source_text: z.string(),
  /** What is said in the language; null: not translated yet. */
  text: z.string().nullable(),
  is_locked: z.boolean(),
  /** What is heard; null: not spoken yet. It begins where it says, and lasts as it was fitted. */
  dub: z
    .object({ take_id: z.string(), start_ms: z.int(), duration_ms: z.number(), peaks: z.array(z.int()) })
    .nullable(),
  /** The sound, or the translation, is of another text or voice. */
  is_stale: z.boolean(),
  state: z.enum(lineStates),
  error: z.string().nullable(),
  /** `too_long`: it runs over its place, however fast it is spoken. */
  fit: z.enum(['fits', 'too_long']).nullable(),
  speed: z.number().nullable(),
  takes: z.array(dubbingTake),
});
export type DubbingLine = z.infer<typeof dubbingLine>;

export const dubbingSpeaker = z.object({
  speaker_id: z.string(),
  name: z.string(),
  /** Null: their own voice, cloned of what they say. */
  voice_id: z.string().nullable(),
  voice_name: z.string().nullable(),
});
export type DubbingSpeaker = z.infer<typeof dubbingSpeaker>;

export const dubbingEditor = z.object({
  dubbing_id: z.string(),
  name: z.string(),
  status: z.enum(dubbingStatuses),
  access_level: z.enum(resourceRoles),
  /** Counts the writes of the editor, whoever makes them. */
  revision: z.int(),
  media: z.object({ content_type: z.string(), duration_ms: z.number(), has_picture: z.boolean() }),
  source_language: z.string().nullable(),
  target_language: z.string(),
  languages: z.array(
    z.object({
      language_id: z.string(),
      language_code: z.string(),
      status: z.enum(targetStates),
      progress: z.number(),
      progress_message: z.string(),
      error: z.string().nullable(),
    }),
  ),
  speakers: z.array(dubbingSpeaker),
  lines: z.array(dubbingLine),
  /** Of the source: 0 to 255, twenty a second. */
  source_peaks: z.array(z.int()),
});
export type DubbingEditor = z.infer<typeof dubbingEditor>;

const changedLine = z.object({
  /** A client may name what it adds. */
  segment_id: id,
  speaker_id: id,
  start_ms: ms,
  end_ms: ms,
  source_text: z.string().max(dubbingLimits.text),
  text: z.string().max(dubbingLimits.text).nullable(),
  is_locked: z.boolean(),
});

const areEachOnce = (lines: readonly { segment_id: string }[]): boolean =>
  new Set(lines.map(({ segment_id }) => segment_id)).size === lines.length;

const changedSpeaker = z.object({
  speaker_id: id,
  name: z.string().trim().min(1).max(100),
  voice_id: id.nullable(),
});

const ofLanguage = ofDubbing.extend({ language_code: languageTag });
const path = '/v1/dubbing/{dubbing_id}/editor/{language_code}';
const someSegments = z.object({ segment_ids: z.array(id).min(1).max(dubbingLimits.changedSegments) });
const someLines = json(z.object({ revision: z.int(), lines: z.array(dubbingLine) }));

export const dubbingEditorRoutes = {
  get: route({
    id: 'dubbing-editor.get',
    method: 'GET',
    path,
    summary: 'Get a language of a dubbing line by line',
    access: 'dubbing_read',
    internal: true,
    params: ofLanguage,
    query: z.object({
      /** These lines alone, and no peaks of the source. */
      segment_ids: queryList.optional(),
    }),
    answer: json(dubbingEditor),
  }),
  save: route({
    id: 'dubbing-editor.save',
    method: 'PATCH',
    path,
    summary: 'Change lines and speakers of a dubbing; refused where it was changed meanwhile',
    access: 'dubbing_write',
    internal: true,
    params: ofLanguage,
    body: z.object({
      revision: z.int().nonnegative(),
      lines: z
        .array(changedLine)
        .max(dubbingLimits.changedSegments)
        .refine(areEachOnce, 'A line stands here once.')
        .default([]),
      deleted_segment_ids: z.array(id).max(dubbingLimits.changedSegments).default([]),
      /** All of them, if any changed. */
      speakers: z.array(changedSpeaker).min(1).max(dubbingLimits.speakers).optional(),
    }),
    answer: json(
      z.object({ revision: z.int(), lines: z.array(dubbingLine), speakers: z.array(dubbingSpeaker) }),
    ),
  }),
  translate: route({
    id: 'dubbing-editor.translate',
    method: 'POST',
    path: `${path}/translate`,
    summary: 'Translate lines of a dubbing again',
    access: 'dubbing_write',
    internal: true,
    params: ofLanguage,
    body: someSegments,
    answer: someLines,
  }),
  speak: route({
    id: 'dubbing-editor.speak',
    method: 'POST',
    path: `${path}/speak`,
    summary: 'Speak lines of a dubbing again',
    access: 'dubbing_write',
    internal: true,
    params: ofLanguage,
    body: someSegments.extend({
      /** Another take of what was spoken already. */
      again: z.boolean().default(false),
    }),
    answer: someLines,
  }),
  chooseTake: route({
    id: 'dubbing-editor.choose-take',
    method: 'POST',
    path: `${path}/lines/{segment_id}/take`,
    summary: 'Choose a take of a line',
    access: 'dubbing_write',
    internal: true,
    params: ofLanguage.extend({ segment_id: id }),
    body: z.object({ take_id: id }),
    answer: someLines,
  }),
  takeAudio: route({
    id: 'dubbing-editor.take-audio',
    method: 'GET',
    path: '/v1/dubbing/{dubbing_id}/takes/{take_id}/audio',
    summary: 'The sound of a take of a dubbing',
    access: 'dubbing_read',
    internal: true,
    params: ofDubbing.extend({ take_id: id }),
    answer: bytes('audio/wav'),
  }),
};
