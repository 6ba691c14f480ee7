import { z } from 'zod';
import { json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';
import { id, ok } from '../wire.ts';
import {
  fictionKinds,
  projectNormalizations,
  qualityPresets,
  studioLimits,
  targetAudiences,
} from './project-values.ts';
import { project, projectFields } from './projects.ts';

/** What the app alone does with a project as a whole: an example of one, and everything that can be set of it; STU-014 to STU-032. The compatible call knows a part of it. */

const { name, line, description, isbn, publicationDate } = projectFields;

/** What is absent stays; null takes it away. */
const settings = z.object({
  name: name.optional(),
  default_title_voice_id: id.optional(),
  default_paragraph_voice_id: id.optional(),
  default_model_id: z.string().min(1).max(100).optional(),
  quality_preset: z.enum(qualityPresets).optional(),
  title: line.nullable().optional(),
  author: line.nullable().optional(),
  isbn_number: isbn.nullable().optional(),
  description: description.optional(),
  genres: z.array(line.min(1)).max(studioLimits.genres).optional(),
  target_audience: z.enum(targetAudiences).optional(),
  language: z.string().length(2).nullable().optional(),
  content_type: line.nullable().optional(),
  original_publication_date: publicationDate.nullable().optional(),
  mature_content: z.boolean().optional(),
  fiction: z.enum(fictionKinds).nullable().optional(),
  continue_playing: z.boolean().optional(),
  acx_volume_normalization: z.boolean().optional(),
  apply_text_normalization: z.enum(projectNormalizations).optional(),
  callback_url: z.url().max(2000).nullable().optional(),
});
export type ProjectSettingsChange = z.input<typeof settings>;

const shownSettings = z.object({
  project,
  apply_text_normalization: z.enum(projectNormalizations),
  callback_url: z.string().nullable(),
});

const ofProject = z.object({ project_id: id });

/** Bytes of a picture on a cover. */
export const longestCover = 10 * 2 ** 20;

export const projectSettingsRoutes = {
  createExample: route({
    id: 'studio-settings.create-example',
    method: 'POST',
    path: '/v1/studio/projects/example',
    summary: 'Create a project of the book that ships, to try the studio on',
    access: 'projects_write',
    internal: true,
    answer: json(z.object({ project })),
  }),
  get: route({
    id: 'studio-settings.get',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/settings',
    summary: 'Get the settings of a project',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    answer: json(shownSettings),
  }),
  update: route({
    id: 'studio-settings.update',
    method: 'PATCH',
    path: '/v1/studio/projects/{project_id}/settings',
    summary: 'Change settings of a project',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    body: settings,
    answer: json(shownSettings),
  }),
  setCover: route({
    id: 'studio-settings.set-cover',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/cover',
    summary: 'Put a picture on the cover of a project',
    access: 'projects_write',
    internal: true,
    upload: true,
    params: ofProject,
    body: z.object({ cover: uploadedFile }),
    answer: json(ok),
  }),
  removeCover: route({
    id: 'studio-settings.remove-cover',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/cover',
    summary: 'Take the picture from the cover of a project',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(ok),
  }),
};
