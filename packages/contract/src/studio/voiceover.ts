import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';
import { id, ok, optional } from '../wire.ts';
import { studioLimits, trackKinds, voiceoverFileKinds } from './project-values.ts';

/** The voiceover studio: a film or a sound on top, and tracks of clips below it. STU-034, STU-035. */

const gainDb = z.number().min(-60).max(12).default(0);
const ms = z
  .number()
  .min(0)
  .max(24 * 3_600_000);

export const voiceoverTrack = z.object({
  track_id: id,
  kind: z.enum(trackKinds),
  name: z.string().trim().min(1).max(studioLimits.name),
  gain_db: gainDb,
  is_muted: z.boolean().default(false),
  /** It is lowered while a track of speech speaks. */
  is_ducked: z.boolean().default(false),
});
export type VoiceoverTrack = z.infer<typeof voiceoverTrack>;

export const voiceoverClip = z.object({
  clip_id: id,
  track_id: id,
  /** Null: a line that was written and not spoken yet. */
  file_id: id.nullable(),
  start_ms: ms,
  /** Where in the file it begins. */
  source_start_ms: ms.default(0),
  /** As it is heard, at its speed. */
  duration_ms: ms,
  /** 1 is as it was made; the pitch stays. */
  speed: z.number().min(0.5).max(2).default(1),
  gain_db: gainDb,
  fade_in_ms: z.number().min(0).max(60_000).default(0),
  fade_out_ms: z.number().min(0).max(60_000).default(0),
  /** What is said, for captions and for speaking it again. */
  text: z.string().max(5_000).nullable().default(null),
  voice_id: id.nullable().default(null),
});
export type VoiceoverClip = z.infer<typeof voiceoverClip>;

export const voiceoverFile = z.object({
  file_id: z.string(),
  kind: z.enum(voiceoverFileKinds),
  name: z.string(),
  content_type: z.string(),
  size_bytes: z.int(),
  duration_ms: z.number(),
  has_sound: z.boolean(),
  /** 0 to 255, the loudest of each of 800 stretches; empty where there is no sound. */
  peaks: z.array(z.int()),
});
export type VoiceoverFile = z.infer<typeof voiceoverFile>;

export const voiceover = z.object({
  project_id: z.string(),
  name: z.string(),
  /** Counts the changes of the timeline: one that is saved names the one that it was made upon. */
  revision: z.int(),
  // what may be left out when it is saved is always answered
  tracks: z.array(voiceoverTrack.required()),
  clips: z.array(voiceoverClip.required()),
  files: z.array(voiceoverFile),
});
export type Voiceover = z.infer<typeof voiceover>;

export const voiceoverLimits = { tracks: 50, clips: 2_000, files: 500 } as const;

const ofVoiceover = z.object({ project_id: id });
const ofFile = ofVoiceover.extend({ file_id: id });
const path = '/v1/studio/voiceovers/{project_id}';

export const voiceoverRoutes = {
  create: route({
    id: 'voiceovers.create',
    method: 'POST',
    path: '/v1/studio/voiceovers',
    summary: 'Create a voiceover: an empty timeline',
    access: 'projects_write',
    internal: true,
    body: z.object({ name: z.string().trim().min(1).max(studioLimits.name) }),
    answer: json(voiceover),
  }),
  get: route({
    id: 'voiceovers.get',
    method: 'GET',
    path,
    summary: 'Get a voiceover with its timeline and its files',
    access: 'projects_read',
    internal: true,
    params: ofVoiceover,
    answer: json(voiceover),
  }),
  save: route({
    id: 'voiceovers.save-timeline',
    method: 'PUT',
    path: `${path}/timeline`,
    summary: 'Save the timeline of a voiceover; refused where it was changed meanwhile',
    access: 'projects_write',
    internal: true,
    params: ofVoiceover,
    body: z.object({
      revision: z.int().nonnegative(),
      tracks: z.array(voiceoverTrack).max(voiceoverLimits.tracks),
      clips: z.array(voiceoverClip).max(voiceoverLimits.clips),
    }),
    answer: json(z.object({ revision: z.int() })),
  }),
  addFile: route({
    id: 'voiceovers.add-file',
    method: 'POST',
    path: `${path}/files`,
    summary: 'Bring a film or a sound into a voiceover: a file, or something of the history',
    access: 'projects_write',
    internal: true,
    upload: true,
    params: ofVoiceover,
    body: z.object({ file: optional(uploadedFile), history_item_id: optional(id) }),
    answer: json(voiceoverFile),
  }),
  file: route({
    id: 'voiceovers.file',
    method: 'GET',
    path: `${path}/files/{file_id}/content`,
    summary: 'A film or a sound of a voiceover',
    access: 'projects_read',
    internal: true,
    params: ofFile,
    answer: bytes('video/*', 'audio/*'),
  }),
  removeFile: route({
    id: 'voiceovers.delete-file',
    method: 'DELETE',
    path: `${path}/files/{file_id}`,
    summary: 'Delete a film or a sound that no clip uses',
    access: 'projects_write',
    internal: true,
    params: ofFile,
    answer: json(ok),
  }),
  readCaptions: route({
    id: 'voiceovers.read-captions',
    method: 'POST',
    path: '/v1/studio/voiceovers/captions',
    summary: 'Read subtitles (SRT or VTT) as lines with times, for clips of speech',
    access: 'projects_write',
    internal: true,
    upload: true,
    body: z.object({ file: uploadedFile }),
    answer: json(
      z.object({ captions: z.array(z.object({ start_ms: z.int(), end_ms: z.int(), text: z.string() })) }),
    ),
  }),
};
