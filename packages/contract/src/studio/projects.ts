import { z } from 'zod';
import {
  maxPronunciationLocators,
  pronunciationLocator,
  pronunciationLocators,
  shownPronunciationLocator,
} from '../dictionaries/pronunciation-locator.ts';
import { bytes, json, route } from '../route.ts';
import { formBoolean, formJson, formListOf, uploadedFile } from '../uploads.ts';
import { id, ok, optional } from '../wire.ts';
import { resourceRoles } from '../workspaces/sharing.ts';
import { projectContentInput } from './chapter-content.ts';
import { chapter } from './chapters.ts';
import { withOlderAddresses } from './older-addresses.ts';
import {
  coverTypes,
  fictionKinds,
  projectNormalizations,
  projectSourceTypes,
  projectStates,
  qualityPresets,
  scriptWriters,
  studioLimits,
  targetAudiences,
} from './project-values.ts';

const creation = z.object({
  creation_progress: z.number(),
  status: z.enum(['draft', 'pending', 'creating', 'finished', 'failed']),
  type: z.enum(['blank', 'generate_podcast', 'auto_assign_voices', 'dub_video', 'import_speech']),
});

/** The specification's names (STU-014) and those of the compatible API (STU-033), side by side. */
export const project = z.object({
  project_id: z.string(),
  name: z.string(),
  create_date_unix: z.int(),
  created_by_user_id: z.string().nullable(),
  default_title_voice_id: z.string(),
  default_paragraph_voice_id: z.string(),
  default_title_voice_ref_id: z.string(),
  default_paragraph_voice_ref_id: z.string(),
  default_model_id: z.string(),
  last_conversion_date_unix: z.int().nullable(),
  can_be_downloaded: z.boolean(),
  chapters_order: z.array(z.string()),
  last_chapters_order_change_unix_ms: z.int(),
  state: z.enum(projectStates),
  project_conversion_chapter_ids_converting: z.array(z.string()),
  generation_meta: creation.nullable(),
  creation_meta: creation.nullable(),
  /** Beyond the compatible API: who wrote the text, where it was no person. */
  written_by: z.enum(scriptWriters).nullable(),
  latest_snapshot_id: z.string().nullable(),
  project_settings: z.object({ continue_playing: z.boolean() }),
  audio_native: z.record(z.string(), z.unknown()).nullable(),
  title: z.string().nullable(),
  author: z.string().nullable(),
  isbn_number: z.string().nullable(),
  description: z.string(),
  genres: z.array(z.string()),
  cover_image_url: z.string(),
  target_audience: z.enum(targetAudiences),
  language: z.string().nullable(),
  content_type: z.string().nullable(),
  original_publication_date: z.string().nullable(),
  mature_content: z.boolean(),
  fiction: z.enum(fictionKinds).nullable(),
  acx_volume_normalization: z.boolean(),
  volume_normalization: z.boolean(),
  pronunciation_dictionaries: z.array(shownPronunciationLocator),
  quality_preset: z.enum(qualityPresets),
  added_to_queue_at_unix: z.int(),
  /** 1 is next; null while it does not wait. */
  queue_position: z.int().nullable(),
  access_level: z.enum(['admin', 'editor', 'commenter', 'viewer']),
  quality_check_on: z.boolean(),
  quality_check_on_when_bulk_convert: z.boolean(),
  source_type: z.enum(projectSourceTypes).nullable(),
  chapters_enabled: z.boolean(),
  captions_enabled: z.boolean(),
  public_share_id: z.string().nullable(),
  /** Of films, which no project here has. */
  caption_style: z.null(),
  caption_style_template_overrides: z.null(),
  aspect_ratio: z.null(),
  agent_settings: z.null(),
});
export type Project = z.infer<typeof project>;

const projectVoice = z.object({
  voice_id: z.string(),
  project_voice_ref_id: z.string(),
  alias: z.string(),
  pinned: z.boolean(),
  stability: z.number(),
  similarity_boost: z.number(),
  style: z.number(),
  is_pinned: z.boolean(),
  use_speaker_boost: z.boolean(),
  volume_gain: z.number(),
  speed: z.number(),
});

const dictionaryVersion = z.object({
  version_id: z.string(),
  version_rules_num: z.int(),
  pronunciation_dictionary_id: z.string(),
  dictionary_name: z.string(),
  version_name: z.string(),
  permission_on_resource: z.enum(resourceRoles).nullable(),
  created_by: z.string(),
  creation_time_unix: z.int(),
  archived_time_unix: z.int().nullable(),
});

export const projectWithChapters = project.extend({
  chapters: z.array(chapter),
  pronunciation_dictionary_versions: z.array(dictionaryVersion),
  pronunciation_dictionary_locators: z.array(shownPronunciationLocator),
  apply_text_normalization: z.enum(projectNormalizations),
  experimental: z.record(z.string(), z.unknown()),
  assets: z.array(z.unknown()),
  voices: z.array(projectVoice),
  base_voices: z.null(),
  publishing_read: z.null(),
});
export type ProjectWithChapters = z.infer<typeof projectWithChapters>;

const name = z.string().trim().min(1).max(studioLimits.name);
const line = z.string().trim().max(studioLimits.name);
const description = z.string().trim().max(studioLimits.description);
/** ISBN-10 or ISBN-13, with hyphens or without. */
const isbn = z
  .string()
  .trim()
  .regex(/^(97[89][- ]?)?(\d[- ]?){9}[\dXx]$/, 'Not an ISBN');
const publicationDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$|^\d{4}$/, 'Not a date or a year');

export const projectFields = { name, line, description, isbn, publicationDate };

const metadata = {
  title: optional(line),
  author: optional(line),
  isbn_number: optional(isbn),
};

const content = {
  from_url: optional(z.url().max(2000)),
  from_document: optional(uploadedFile),
  from_content_json: optional(formJson(projectContentInput)),
};

export const createProjectBody = z.object({
  name,
  ...content,
  ...metadata,
  default_title_voice_id: optional(id),
  default_paragraph_voice_id: optional(id),
  default_model_id: optional(z.string().min(1).max(100)),
  quality_preset: z.enum(qualityPresets).default('standard'),
  description: description.default(''),
  genres: formListOf(z.array(line).max(studioLimits.genres).default([])),
  target_audience: z.enum(targetAudiences).default('all ages'),
  /** ISO 639-1. */
  language: optional(z.string().length(2)),
  content_type: optional(line),
  original_publication_date: optional(publicationDate),
  mature_content: formBoolean.default(false),
  fiction: optional(z.enum(fictionKinds)),
  acx_volume_normalization: formBoolean.default(false),
  volume_normalization: formBoolean.default(false),
  pronunciation_dictionary_locators: formListOf(
    z.array(formJson(pronunciationLocator)).max(maxPronunciationLocators).default([]),
  ),
  apply_text_normalization: z.enum(projectNormalizations).default('auto'),
  callback_url: optional(z.url().max(2000)),
  source_type: optional(z.enum(projectSourceTypes)),
});
export type CreateProjectBody = z.infer<typeof createProjectBody>;

const ofProject = z.object({ project_id: id });
const projectAnswer = json(z.object({ project }));

export const projectRoutes = withOlderAddresses({
  list: route({
    id: 'projects.list',
    method: 'GET',
    path: '/v1/studio/projects',
    summary: 'List the studio projects that the caller may see, newest first',
    access: 'projects_read',
    answer: json(z.object({ projects: z.array(project) })),
  }),
  create: route({
    id: 'projects.create',
    method: 'POST',
    path: '/v1/studio/projects',
    summary: 'Create a project: empty, or from a document, a web page or content in JSON',
    access: 'projects_write',
    upload: true,
    body: createProjectBody,
    answer: projectAnswer,
  }),
  get: route({
    id: 'projects.get',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}',
    summary: 'Get a project with its chapters',
    access: 'projects_read',
    params: ofProject,
    answer: json(projectWithChapters),
  }),
  cover: route({
    id: 'projects.cover',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/cover',
    summary: 'The picture on the cover of a project',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    answer: bytes(...coverTypes),
  }),
  update: route({
    id: 'projects.update',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}',
    summary: 'Change the name, the default voices and the metadata of a project',
    access: 'projects_write',
    params: ofProject,
    body: z.object({
      name,
      default_title_voice_id: id,
      default_paragraph_voice_id: id,
      ...metadata,
      acx_volume_normalization: optional(z.boolean()),
      volume_normalization: optional(z.boolean()),
    }),
    answer: projectAnswer,
  }),
  remove: route({
    id: 'projects.delete',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}',
    summary: 'Delete a project with its chapters and their audio',
    access: 'projects_write',
    params: ofProject,
    answer: json(ok),
  }),
  replaceContent: route({
    id: 'projects.replace-content',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/content',
    summary: 'Replace the text of a project by a document, a web page or content in JSON',
    access: 'projects_write',
    upload: true,
    params: ofProject,
    /** `auto_convert`: its sound is made anew at once. */
    body: z.object({ ...content, auto_convert: formBoolean.default(false) }),
    answer: projectAnswer,
  }),
  setDictionaries: route({
    id: 'projects.set-pronunciation-dictionaries',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/pronunciation-dictionaries',
    summary: 'Choose the pronunciation dictionaries of a project',
    access: 'projects_write',
    params: ofProject,
    body: z.object({
      pronunciation_dictionary_locators: pronunciationLocators,
      invalidate_affected_text: z.boolean().default(true),
    }),
    answer: json(ok),
  }),
  mutedTracks: route({
    id: 'projects.muted-tracks',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/muted-tracks',
    summary: 'List the chapters that are left out of the audio of a project',
    access: 'projects_read',
    params: ofProject,
    answer: json(z.object({ chapter_ids: z.array(z.string()) })),
  }),
});
