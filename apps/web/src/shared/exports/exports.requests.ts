import type { ProjectExport } from '@mynah/contract/studio/exports';
import { queryOptions } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

export type { ProjectExport };

/** What is being made is looked at this often, beside the events that tell of it. */
const LOOK_AGAIN_MS = 1500;

const of = (projectId: string) => ({ params: { project_id: projectId } });

/** Files that were made of a project of the studio, of whatever kind; known under the key of the project. */
export const exportsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['studio', 'project', projectId, 'exports'],
    queryFn: async ({ signal }): Promise<ProjectExport[]> =>
      (await call('GET /v1/studio/projects/{project_id}/exports', { ...of(projectId), signal })).exports,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' || one.state === 'making') ? LOOK_AGAIN_MS : false,
  });

export const createExport = (
  projectId: string,
  json: JsonOf<'POST /v1/studio/projects/{project_id}/exports'>,
) => call('POST /v1/studio/projects/{project_id}/exports', { ...of(projectId), json });

const ofExport = ({ project_id, export_id }: ProjectExport) => ({ params: { project_id, export_id } });

export const fetchExport = (made: ProjectExport): Promise<Response> =>
  request('GET /v1/studio/projects/{project_id}/exports/{export_id}/file', ofExport(made));

export const removeExport = (made: ProjectExport) =>
  call('DELETE /v1/studio/projects/{project_id}/exports/{export_id}', ofExport(made));
