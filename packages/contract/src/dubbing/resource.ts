import { z } from 'zod';
import { json, route } from '../route.ts';
import { asWritten, id, optional } from '../wire.ts';
import { languageTag, ofDubbing } from './dubbing.ts';
import { dubbingLimits, renderTypes } from './dubbing-values.ts';

/** The editor's calls of the public API: a dubbing as tracks of segments. Writes count `version`. */

const mediaReference = z.object({
  src: z.string(),
  content_type: z.string(),
  bucket_name: z.string(),
  random_path_slug: z.string(),
  duration_secs: z.number(),
  is_audio: z.boolean(),
  url: z.string(),
});

const subtitleFrame = z.object({ start_time: z.number(), end_time: z.number(), lines: z.array(z.string()) });

export const dubbingResource = z.object({
  id: z.string(),
  version: z.int(),
  source_language: z.string(),
  target_languages: z.array(z.string()),
  input: mediaReference,
  background: mediaReference.nullable(),
  foreground: mediaReference.nullable(),
  speaker_tracks: z.record(
    z.string(),
    z.object({
      id: z.string(),
      media_ref: mediaReference,
      speaker_name: z.string(),
      voices: z.record(z.string(), z.string()),
      segments: z.array(z.string()),
    }),
  ),
  speaker_segments: z.record(
    z.string(),
    z.object({
      id: z.string(),
      start_time: z.number(),
      end_time: z.number(),
      text: z.string(),
      subtitles: z.array(subtitleFrame),
      dubs: z.record(
        z.string(),
        z.object({
          start_time: z.number(),
          end_time: z.number(),
          text: z.string().nullable(),
          subtitles: z.array(subtitleFrame),
          audio_stale: z.boolean(),
          media_ref: mediaReference.nullable(),
        }),
      ),
    }),
  ),
  renders: z.record(
    z.string(),
    z.object({
      id: z.string(),
      version: z.int(),
      language: z.string().nullable(),
      type: z.enum(renderTypes).nullable(),
      media_ref: mediaReference.nullable(),
      status: z.enum(['complete', 'processing', 'failed']),
    }),
  ),
});
export type DubbingResource = z.infer<typeof dubbingResource>;

const version = z.object({ version: z.int() });
const seconds = z
  .number()
  .min(0)
  .max(24 * 3_600);
const text = z.string().max(dubbingLimits.text);
const share = z.number().min(0).max(1);
const languages = optional(z.array(languageTag).max(50));
const segments = z.array(id).max(dubbingLimits.segments);

const speakerBody = z.object({
  speaker_name: optional(z.string().trim().min(1).max(100)),
  /** A voice, or one of `speakerVoices`. */
  voice_id: optional(id),
  voice_stability: optional(share),
  voice_similarity: optional(share),
  voice_style: optional(share),
});

const path = '/v1/dubbing/resource/{dubbing_id}';
const ofSpeaker = ofDubbing.extend({ speaker_id: id });
const ofSegment = ofDubbing.extend({ segment_id: id });

export const dubbingResourceRoutes = {
  get: route({
    id: 'dubbing-resource.get',
    method: 'GET',
    path,
    summary: 'Get a dubbing as tracks of segments',
    access: 'dubbing_read',
    params: ofDubbing,
    answer: json(dubbingResource),
  }),
  addLanguage: route({
    id: 'dubbing-resource.add-language',
    method: 'POST',
    path: `${path}/language`,
    summary: 'Add a language to a dubbing; nothing is translated or spoken yet',
    access: 'dubbing_write',
    params: ofDubbing,
    body: z.object({ language: languageTag }),
    answer: json(version, { status: 201 }),
  }),
  addSegment: route({
    id: 'dubbing-resource.add-segment',
    method: 'POST',
    path: `${path}/speaker/{speaker_id}/segment`,
    summary: 'Add a segment of a speaker',
    access: 'dubbing_write',
    params: ofSpeaker,
    body: z.object({
      start_time: seconds,
      end_time: seconds,
      text: optional(text),
      translations: optional(asWritten(z.record(languageTag, text))),
    }),
    answer: json(version.extend({ new_segment: z.string() }), { status: 201 }),
  }),
  updateSegment: route({
    id: 'dubbing-resource.update-segment',
    method: 'PATCH',
    path: `${path}/segment/{segment_id}/{language}`,
    summary: 'Change the text of a segment in a language, or its times',
    access: 'dubbing_write',
    params: ofSegment.extend({ language: languageTag }),
    body: z.object({ start_time: optional(seconds), end_time: optional(seconds), text: optional(text) }),
    answer: json(version),
  }),
  migrateSegments: route({
    id: 'dubbing-resource.migrate-segments',
    method: 'POST',
    path: `${path}/migrate-segments`,
    summary: 'Give segments to another speaker',
    access: 'dubbing_write',
    params: ofDubbing,
    body: z.object({ segment_ids: segments, speaker_id: id }),
    answer: json(version),
  }),
  removeSegment: route({
    id: 'dubbing-resource.delete-segment',
    method: 'DELETE',
    path: `${path}/segment/{segment_id}`,
    summary: 'Delete a segment',
    access: 'dubbing_write',
    params: ofSegment,
    answer: json(version),
  }),
  transcribe: route({
    id: 'dubbing-resource.transcribe',
    method: 'POST',
    path: `${path}/transcribe`,
    summary: 'Hear segments again',
    access: 'dubbing_write',
    params: ofDubbing,
    body: z.object({ segments }),
    answer: json(version),
  }),
  translate: route({
    id: 'dubbing-resource.translate',
    method: 'POST',
    path: `${path}/translate`,
    summary: 'Translate segments again; none named: all of them',
    access: 'dubbing_write',
    params: ofDubbing,
    body: z.object({ segments, languages }),
    answer: json(version),
  }),
  dub: route({
    id: 'dubbing-resource.dub',
    method: 'POST',
    path: `${path}/dub`,
    summary: 'Speak segments again; none named: all of them',
    access: 'dubbing_write',
    params: ofDubbing,
    body: z.object({ segments, languages }),
    answer: json(version),
  }),
  updateSpeaker: route({
    id: 'dubbing-resource.update-speaker',
    method: 'PATCH',
    path: `${path}/speaker/{speaker_id}`,
    summary: 'Rename a speaker, or give them another voice',
    access: 'dubbing_write',
    params: ofSpeaker,
    body: speakerBody.extend({ languages }),
    answer: json(version),
  }),
  addSpeaker: route({
    id: 'dubbing-resource.add-speaker',
    method: 'POST',
    path: `${path}/speaker`,
    summary: 'Add a speaker',
    access: 'dubbing_write',
    params: ofDubbing,
    body: speakerBody,
    answer: json(version.extend({ speaker_id: z.string() })),
  }),
  similarVoices: route({
    id: 'dubbing-resource.similar-voices',
    method: 'GET',
    path: `${path}/speaker/{speaker_id}/similar-voices`,
    summary: 'Voices that sound like a speaker, the nearest first',
    access: 'dubbing_read',
    params: ofSpeaker,
    answer: json(
      z.object({
        voices: z.array(
          z.object({
            voice_id: z.string(),
            name: z.string(),
            category: z.string(),
            description: z.string().nullable(),
            preview_url: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  render: route({
    id: 'dubbing-resource.render',
    method: 'POST',
    path: `${path}/render/{language}`,
    summary: 'Make a file of a language as it is now; `original` is the source',
    access: 'dubbing_write',
    params: ofDubbing.extend({ language: languageTag.or(z.literal('original')) }),
    body: z.object({
      render_type: z.enum(renderTypes),
      normalize_volume: optional(z.boolean()),
    }),
    answer: json(version.extend({ render_id: z.string() })),
  }),
};
