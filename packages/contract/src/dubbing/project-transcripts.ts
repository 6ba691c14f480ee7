import { z } from 'zod';
import { json, route } from '../route.ts';
import { asWritten, id, optional } from '../wire.ts';
import { dubbingLimits } from './dubbing-values.ts';
import { ofProject, ofTarget } from './projects.ts';

/** What is said in a dubbing project, in its own language and in each target. Writes count `revision`. */

const text = z.string().max(dubbingLimits.text);
const seconds = z
  .number()
  .min(0)
  .max(24 * 3_600);

const sourceSegment = z.object({
  id: z.string(),
  text: z.string(),
  speaker_id: z.string(),
  start_s: z.number(),
  end_s: z.number(),
  external_id: z.string().nullable(),
});
export type DubbingSourceSegment = z.infer<typeof sourceSegment>;

const targetSegment = z.object({
  id: z.string(),
  speaker_id: z.string(),
  start_s: z.number(),
  end_s: z.number(),
  source_text: z.string(),
  translation: z.string().nullable(),
});
export type DubbingTargetSegment = z.infer<typeof targetSegment>;

const revision = z.int();
const sourceChange = z.object({
  text: optional(text),
  speaker_id: optional(id),
  start_s: optional(seconds),
  end_s: optional(seconds),
});
/** Null: it is to be translated again. */
const targetChange = z.object({ translation: text.nullable().optional() });

const changes = <Change extends z.ZodType>(change: Change) =>
  asWritten(
    z
      .record(id, change)
      .refine((all) => Object.keys(all).length > 0, 'Name one segment at least')
      .refine(
        (all) => Object.keys(all).length <= dubbingLimits.changedSegments,
        `At most ${dubbingLimits.changedSegments} segments`,
      ),
  );

const ofSegment = ofProject.extend({ segment_id: id });
const ofTargetSegment = ofTarget.extend({ segment_id: id });
const source = '/v1/dubbing/project/{project_id}/transcript';
const target = '/v1/dubbing/project/{project_id}/language/{language_id}/transcript';

export const dubbingTranscriptRoutes = {
  source: route({
    id: 'dubbing-transcripts.get-source',
    method: 'GET',
    path: source,
    summary: 'Get what is said in the source of a dubbing project',
    access: 'dubbing_read',
    params: ofProject,
    answer: json(z.object({ language: z.string().nullable(), segments: z.array(sourceSegment), revision })),
  }),
  updateSegment: route({
    id: 'dubbing-transcripts.update-segment',
    method: 'PATCH',
    path: `${source}/segment/{segment_id}`,
    summary: 'Change a segment of the source',
    access: 'dubbing_write',
    params: ofSegment,
    body: sourceChange,
    answer: json(z.object({ segment: sourceSegment, revision })),
  }),
  removeSegment: route({
    id: 'dubbing-transcripts.delete-segment',
    method: 'DELETE',
    path: `${source}/segment/{segment_id}`,
    summary: 'Delete a segment of the source',
    access: 'dubbing_write',
    params: ofSegment,
    answer: json(z.object({ revision })),
  }),
  updateSegments: route({
    id: 'dubbing-transcripts.update-segments',
    method: 'PATCH',
    path: `${source}/segments`,
    summary: 'Change segments of the source, all or none',
    access: 'dubbing_write',
    params: ofProject,
    body: z.object({ segments: changes(sourceChange) }),
    answer: json(z.object({ segments: z.array(sourceSegment), revision })),
  }),
  addSegment: route({
    id: 'dubbing-transcripts.add-segment',
    method: 'POST',
    path: `${source}/segment`,
    summary: 'Add a segment to the source',
    access: 'dubbing_write',
    params: ofProject,
    body: z.object({ text, speaker_id: id, start_s: seconds, end_s: seconds }),
    answer: json(z.object({ segment: sourceSegment, revision }), { status: 201 }),
  }),
  target: route({
    id: 'dubbing-transcripts.get-target',
    method: 'GET',
    path: target,
    summary: 'Get what is said in a language of a dubbing project',
    access: 'dubbing_read',
    params: ofTarget,
    answer: json(
      z.object({
        source_language: z.string().nullable(),
        target_language: z.string(),
        segments: z.array(targetSegment),
        revision,
      }),
    ),
  }),
  updateTargetSegment: route({
    id: 'dubbing-transcripts.update-target-segment',
    method: 'PATCH',
    path: `${target}/segment/{segment_id}`,
    summary: 'Change a translation; null: it is to be translated again',
    access: 'dubbing_write',
    params: ofTargetSegment,
    body: targetChange,
    answer: json(z.object({ segment: targetSegment, revision })),
  }),
  updateTargetSegments: route({
    id: 'dubbing-transcripts.update-target-segments',
    method: 'PATCH',
    path: `${target}/segments`,
    summary: 'Change translations, all or none',
    access: 'dubbing_write',
    params: ofTarget,
    body: z.object({ segments: changes(targetChange) }),
    answer: json(z.object({ segments: z.array(targetSegment), revision })),
  }),
  regenerate: route({
    id: 'dubbing-transcripts.regenerate',
    method: 'POST',
    path: `${target}/regenerate`,
    summary: 'Speak again what was changed in a language; as long as the source is free',
    access: 'dubbing_write',
    params: ofTarget,
    answer: json(
      z.object({
        regenerated_segment_ids: z.array(z.string()),
        regenerated_seconds: z.number(),
        charged_seconds: z.number(),
        free_regeneration_seconds_remaining: z.number(),
      }),
      { status: 202 },
    ),
  }),
};
