import { z } from 'zod';
import { empty, json, route } from '../route.ts';
import { formListOf, uploadedFile } from '../uploads.ts';
import { asWritten, id, optional, queryInteger } from '../wire.ts';
import { languageTag } from './dubbing.ts';
import { dubbingLimits, sourceStates, targetStates } from './dubbing-values.ts';

/** Dubbings as projects of the public API: a source, and a target for each language. */

const dubbingError = z.object({ code: z.string(), message: z.string(), retryable: z.boolean() });
const warning = z.object({
  type: z.literal('voices_not_permitted'),
  speaker_ids: z.array(z.string()),
  message: z.string(),
});

export const dubbingProject = z.object({
  project_id: z.string(),
  status: z.enum(sourceStates),
  reference: z.string().nullable(),
  source_language: z.string().nullable(),
  model_id: z.string().nullable(),
  media: z
    .object({
      filename: z.string().nullable(),
      duration_s: z.number().nullable(),
      has_video: z.boolean().nullable(),
      mime_type: z.string().nullable(),
    })
    .nullable(),
  language_ids: z.array(z.string()),
  webhook_ids: z.array(z.string()),
  revision: z.int(),
  error: dubbingError.nullable(),
  warnings: z.array(warning),
  created_at: z.string(),
  updated_at: z.string(),
});
export type DubbingProject = z.infer<typeof dubbingProject>;

const voiceSettings = z.object({ cloning_strength: z.int().min(0).max(10).default(7) });

export const dubbingLanguage = z.object({
  language_id: z.string(),
  project_id: z.string(),
  target_language: z.string(),
  status: z.enum(targetStates),
  model_id: z.string().nullable(),
  voice_settings: voiceSettings.required().nullable(),
  outputs: z.object({ lossless_audio: z.string().nullable() }).nullable(),
  revision: z.int(),
  output_revision: z.int().nullable(),
  error: dubbingError.nullable(),
  warnings: z.array(warning),
  created_at: z.string(),
  updated_at: z.string(),
});
export type DubbingLanguage = z.infer<typeof dubbingLanguage>;

export const ofProject = z.object({ project_id: id });
export const ofTarget = ofProject.extend({ language_id: id });

const cursor = optional(z.string().max(200));
/** What is too many is cut to what there may be. */
const pageSize = queryInteger(-1_000_000, 1_000_000)
  .default(20)
  .transform((size) => Math.min(100, Math.max(1, size)));

const path = '/v1/dubbing/project';
const one = `${path}/{project_id}`;

export const dubbingProjectRoutes = {
  create: route({
    id: 'dubbing-projects.create',
    method: 'POST',
    path,
    summary: 'Create a dubbing project of a film or a sound, with its first language if one is named',
    access: 'dubbing_write',
    upload: true,
    body: z.object({
      file: optional(uploadedFile),
      source_url: optional(z.url().max(4_096)),
      reference: optional(z.string().max(dubbingLimits.reference)),
      source_language: optional(languageTag),
      model_id: optional(z.string().max(100)),
      keyterms: optional(
        formListOf(z.array(z.string().trim().min(1).max(dubbingLimits.keyterm)).max(dubbingLimits.keyterms)),
      ),
      webhook_ids: optional(formListOf(z.array(id).max(dubbingLimits.webhooks))),
      target_language: optional(languageTag),
      transcript: optional(uploadedFile),
    }),
    answer: json(dubbingProject, { status: 201 }),
  }),
  list: route({
    id: 'dubbing-projects.list',
    method: 'GET',
    path,
    summary: 'List dubbing projects',
    access: 'dubbing_read',
    query: z.object({
      cursor,
      page_size: pageSize,
      status: optional(z.string().max(50)),
      sort_direction: z.enum(['ASCENDING', 'DESCENDING']).default('DESCENDING'),
    }),
    answer: json(z.object({ projects: z.array(dubbingProject), next_cursor: z.string().nullable() })),
  }),
  get: route({
    id: 'dubbing-projects.get',
    method: 'GET',
    path: one,
    summary: 'Get a dubbing project',
    access: 'dubbing_read',
    params: ofProject,
    answer: json(dubbingProject),
  }),
  remove: route({
    id: 'dubbing-projects.delete',
    method: 'DELETE',
    path: one,
    summary: 'Delete a dubbing project with its languages',
    access: 'dubbing_write',
    params: ofProject,
    answer: empty,
  }),
  addLanguage: route({
    id: 'dubbing-projects.add-language',
    method: 'POST',
    path: `${one}/language`,
    summary: 'Dub a project into a language',
    access: 'dubbing_write',
    params: ofProject,
    body: z.object({
      target_language: languageTag,
      voice_settings: optional(voiceSettings),
      translations: optional(asWritten(z.record(z.string().max(200), z.string().max(dubbingLimits.text)))),
    }),
    answer: json(dubbingLanguage, { status: 201 }),
  }),
  listLanguages: route({
    id: 'dubbing-projects.list-languages',
    method: 'GET',
    path: `${one}/language`,
    summary: 'List the languages of a dubbing project',
    access: 'dubbing_read',
    params: ofProject,
    query: z.object({ cursor, page_size: pageSize, status: optional(z.string().max(50)) }),
    answer: json(z.object({ languages: z.array(dubbingLanguage), next_cursor: z.string().nullable() })),
  }),
  getLanguage: route({
    id: 'dubbing-projects.get-language',
    method: 'GET',
    path: `${one}/language/{language_id}`,
    summary: 'Get a language of a dubbing project',
    access: 'dubbing_read',
    params: ofTarget,
    answer: json(dubbingLanguage),
  }),
  removeLanguage: route({
    id: 'dubbing-projects.delete-language',
    method: 'DELETE',
    path: `${one}/language/{language_id}`,
    summary: 'Delete a language of a dubbing project',
    access: 'dubbing_write',
    params: ofTarget,
    answer: empty,
  }),
};
