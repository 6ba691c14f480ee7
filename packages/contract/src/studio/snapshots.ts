import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { characterAlignment } from '../speech/text-to-speech.ts';
import { id, ok } from '../wire.ts';
import { withOlderAddresses } from './older-addresses.ts';

/** What a conversion made: the sound of a chapter, or of a whole project, as it was then. STU-006, STU-008. */

export const projectSnapshot = z.object({
  project_snapshot_id: z.string(),
  project_id: z.string(),
  created_at_unix: z.int(),
  name: z.string(),
  audio_upload: z.record(z.string(), z.unknown()).nullable(),
  zip_upload: z.record(z.string(), z.unknown()).nullable(),
});
export type ProjectSnapshot = z.infer<typeof projectSnapshot>;

export const chapterSnapshot = z.object({
  chapter_snapshot_id: z.string(),
  project_id: z.string(),
  chapter_id: z.string(),
  created_at_unix: z.int(),
  name: z.string(),
});
export type ChapterSnapshot = z.infer<typeof chapterSnapshot>;

const alignments = { character_alignments: z.array(characterAlignment) };
const ofProject = z.object({ project_id: id });
const ofProjectSnapshot = ofProject.extend({ project_snapshot_id: id });
const ofChapter = ofProject.extend({ chapter_id: id });
const ofChapterSnapshot = ofChapter.extend({ chapter_snapshot_id: id });
/** What is kept is mp3 already, but for lossless presets. */
const streamBody = z.object({ convert_to_mpeg: z.boolean().default(false) });
const sound = bytes('audio/mpeg', 'audio/wav');

export const snapshotRoutes = withOlderAddresses({
  listOfProject: route({
    id: 'snapshots.list-of-project',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/snapshots',
    summary: 'List the snapshots of a project, newest first',
    access: 'projects_read',
    params: ofProject,
    answer: json(z.object({ snapshots: z.array(projectSnapshot) })),
  }),
  getOfProject: route({
    id: 'snapshots.get-of-project',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/snapshots/{project_snapshot_id}',
    summary: 'Get a snapshot of a project with the time of every character',
    access: 'projects_read',
    params: ofProjectSnapshot,
    answer: json(projectSnapshot.extend({ ...alignments, audio_duration_secs: z.number() })),
  }),
  streamProject: route({
    id: 'snapshots.stream-project',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/snapshots/{project_snapshot_id}/stream',
    summary: 'Stream the audio of a project',
    access: 'projects_read',
    params: ofProjectSnapshot,
    body: streamBody,
    answer: sound,
  }),
  archiveProject: route({
    id: 'snapshots.archive-project',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/snapshots/{project_snapshot_id}/archive',
    summary: 'Stream a zip archive with the audio of every chapter',
    access: 'projects_read',
    params: ofProjectSnapshot,
    answer: bytes('application/zip'),
  }),
  listOfChapter: route({
    id: 'snapshots.list-of-chapter',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots',
    summary: 'List the snapshots of a chapter, newest first',
    access: 'projects_read',
    params: ofChapter,
    answer: json(z.object({ snapshots: z.array(chapterSnapshot) })),
  }),
  getOfChapter: route({
    id: 'snapshots.get-of-chapter',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}',
    summary: 'Get a snapshot of a chapter with the time of every character',
    access: 'projects_read',
    params: ofChapterSnapshot,
    answer: json(chapterSnapshot.extend(alignments)),
  }),
  audioOfChapter: route({
    id: 'snapshots.audio-of-chapter',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}/audio',
    summary: 'The audio of a chapter as it is kept, or a part of it',
    access: 'projects_read',
    internal: true,
    params: ofChapterSnapshot,
    answer: sound,
  }),
  restoreChapter: route({
    id: 'snapshots.restore-chapter',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}/restore',
    summary: 'Let a chapter say again what it said then',
    access: 'projects_write',
    internal: true,
    params: ofChapterSnapshot,
    answer: json(ok.extend({ revision: z.int() })),
  }),
  streamChapter: route({
    id: 'snapshots.stream-chapter',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}/stream',
    summary: 'Stream the audio of a chapter',
    access: 'projects_read',
    params: ofChapterSnapshot,
    body: streamBody,
    answer: sound,
  }),
});
