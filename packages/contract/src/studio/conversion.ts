import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok } from '../wire.ts';
import { withOlderAddresses } from './older-addresses.ts';

/** Text to audio, as a job that can be left: a chapter, or all that are not muted. STU-001, STU-002, STU-016. */

const ofProject = z.object({ project_id: id });
const ofChapter = ofProject.extend({ chapter_id: id });

export const conversionRoutes = withOlderAddresses({
  convertProject: route({
    id: 'studio-conversion.convert-project',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/convert',
    summary: 'Convert a project and all of its chapters to audio',
    access: 'projects_write',
    params: ofProject,
    answer: json(ok),
  }),
  convertChapter: route({
    id: 'studio-conversion.convert-chapter',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/convert',
    summary: 'Convert a chapter to audio',
    access: 'projects_write',
    params: ofChapter,
    answer: json(ok),
  }),
  cancel: route({
    id: 'studio-conversion.cancel',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/conversion/cancel',
    summary: 'Stop converting a project; what was spoken is kept',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(ok),
  }),
});
