import type { ProjectExport } from '@mynah/contract/studio/exports';
import { call, request } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';
import type { MadeSource } from '#web/shared/exports/made.ts';

export type { ProjectExport };

const of = (projectId: string) => ({ params: { project_id: projectId } });
const ofExport = ({ project_id, export_id }: ProjectExport) => ({ params: { project_id, export_id } });

/** Files that were made of a project of the studio, of whatever kind; known under the key of the project. */
export const exportsOf = (projectId: string): MadeSource<ProjectExport> => ({
  queryKey: ['studio', 'project', projectId, 'exports'],
  list: async (signal) =>
    (await call('GET /v1/studio/projects/{project_id}/exports', { ...of(projectId), signal })).exports,
  fetchFile: (made) =>
    request('GET /v1/studio/projects/{project_id}/exports/{export_id}/file', ofExport(made)),
  remove: (made) => call('DELETE /v1/studio/projects/{project_id}/exports/{export_id}', ofExport(made)),
});

export const createExport = (
  projectId: string,
  json: JsonOf<'POST /v1/studio/projects/{project_id}/exports'>,
) => call('POST /v1/studio/projects/{project_id}/exports', { ...of(projectId), json });
