import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { chapterContent, chapterContentInput } from './chapter-content.ts';
import { withOlderAddresses } from './older-addresses.ts';
import { chapterStates, studioLimits } from './project-values.ts';

const statistics = {
  characters_unconverted: z.int(),
  characters_converted: z.int(),
};

export const chapterStatistics = z.object({
  ...statistics,
  paragraphs_converted: z.int(),
  paragraphs_unconverted: z.int(),
  credits_needed_to_convert: z.int().nullable(),
  voice_statistics: z
    .array(
      z.object({
        ...statistics,
        project_voice_ref_id: z.string(),
        voice_id: z.string(),
        credits_needed_to_convert: z.int().nullable(),
      }),
    )
    .nullable(),
});

/** STU-012, and what the compatible API answers beside it. */
export const chapter = z.object({
  chapter_id: z.string(),
  name: z.string(),
  last_conversion_date_unix: z.int().nullable(),
  /** 0 to 1 while it is converted. */
  conversion_progress: z.number().nullable(),
  can_be_downloaded: z.boolean(),
  block_ids_order: z.array(z.string()),
  last_block_ids_order_change_unix_ms: z.int(),
  state: z.enum(chapterStates),
  has_video: z.boolean(),
  has_visual_content: z.boolean(),
  voice_ids: z.array(z.string()),
  statistics: chapterStatistics.nullable(),
  last_conversion_error: z.string().nullable(),
});
export type Chapter = z.infer<typeof chapter>;

export const chapterWithContent = chapter.extend({ content: chapterContent });
export type ChapterWithContent = z.infer<typeof chapterWithContent>;

const chapterAnswer = json(z.object({ chapter: chapterWithContent }));
const ofProject = z.object({ project_id: id });
const ofChapter = ofProject.extend({ chapter_id: id });
const name = z.string().trim().min(1).max(studioLimits.name);

export const chapterRoutes = withOlderAddresses({
  list: route({
    id: 'chapters.list',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters',
    summary: 'List the chapters of a project, in their order',
    access: 'projects_read',
    params: ofProject,
    answer: json(z.object({ chapters: z.array(chapter) })),
  }),
  create: route({
    id: 'chapters.create',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters',
    summary: 'Add a chapter at the end, empty or with the text of a web page',
    access: 'projects_write',
    params: ofProject,
    body: z.object({ name, from_url: optional(z.url().max(2000)) }),
    answer: chapterAnswer,
  }),
  get: route({
    id: 'chapters.get',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}',
    summary: 'Get a chapter with its text',
    access: 'projects_read',
    params: ofChapter,
    answer: json(chapterWithContent),
  }),
  update: route({
    id: 'chapters.update',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}',
    summary: 'Rename a chapter or replace its text',
    access: 'projects_write',
    params: ofChapter,
    body: z.object({ name: optional(name), content: optional(chapterContentInput) }),
    answer: chapterAnswer,
  }),
  remove: route({
    id: 'chapters.delete',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}',
    summary: 'Delete a chapter with everything made of it',
    access: 'projects_write',
    params: ofChapter,
    answer: json(ok),
  }),
});
