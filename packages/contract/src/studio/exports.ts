import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, ok } from '../wire.ts';
import { exportFormats, exportStates } from './project-values.ts';

/** What leaves the studio: files of a project's newest audio. STU-007, STU-008. */

/** What audiobook shops ask of a file, and what was measured on it. */
export const loudnessReport = z.object({
  chapter_id: z.string(),
  name: z.string(),
  duration_secs: z.number(),
  /** dBFS */
  rms_db: z.number(),
  peak_db: z.number(),
  noise_floor_db: z.number(),
  head_secs: z.number(),
  tail_secs: z.number(),
  sample_rate_hz: z.int(),
  /** Of a constant bit rate; null where it is not one. */
  bitrate_kbps: z.int().nullable(),
  /** Sentences that say what a shop would refuse; none: it meets all. */
  faults: z.array(z.string()),
});
export type LoudnessReport = z.infer<typeof loudnessReport>;

export const projectExport = z.object({
  export_id: z.string(),
  project_id: z.string(),
  format: z.enum(exportFormats),
  /** One file each; empty: the whole project as one. */
  chapter_ids: z.array(z.string()),
  state: z.enum(exportStates),
  /** 0 to 1 */
  progress: z.number(),
  error: z.string().nullable(),
  created_at_unix: z.int(),
  file_name: z.string().nullable(),
  size_bytes: z.int().nullable(),
  /** Where the file lies; null until it is done. */
  url: z.string().nullable(),
  report: z.array(loudnessReport),
});
export type ProjectExport = z.infer<typeof projectExport>;

const ofProject = z.object({ project_id: id });
const ofExport = ofProject.extend({ export_id: id });

export const exportRoutes = {
  list: route({
    id: 'studio-exports.list',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/exports',
    summary: 'List the exports of a project, newest first',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    answer: json(z.object({ exports: z.array(projectExport) })),
  }),
  create: route({
    id: 'studio-exports.create',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/exports',
    summary: 'Make a file of the newest audio of a project or of some of its chapters',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    body: z.object({
      format: z.enum(exportFormats),
      chapter_ids: z.array(id).max(500).default([]),
      /** A file a chapter, in a zip, in place of one file. */
      by_chapter: z.boolean().default(false),
    }),
    answer: json(projectExport),
  }),
  get: route({
    id: 'studio-exports.get',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/exports/{export_id}',
    summary: 'Get an export',
    access: 'projects_read',
    internal: true,
    params: ofExport,
    answer: json(projectExport),
  }),
  file: route({
    id: 'studio-exports.file',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/exports/{export_id}/file',
    summary: 'The file of an export',
    access: 'projects_read',
    internal: true,
    params: ofExport,
    answer: bytes('application/octet-stream'),
  }),
  remove: route({
    id: 'studio-exports.delete',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/exports/{export_id}',
    summary: 'Delete an export, or stop making it',
    access: 'projects_write',
    internal: true,
    params: ofExport,
    answer: json(ok),
  }),
};
