import type { Project } from '@mynah/contract/studio/projects';
import type { Voiceover, VoiceoverFile } from '@mynah/contract/studio/voiceover';
import { queryOptions } from '@tanstack/react-query';
import type { Timeline } from '#web/features/voiceover-studio/timeline/timeline.ts';
import { call, request } from '#web/shared/api/call.ts';

export type { Project, Voiceover, VoiceoverFile };

const key = 'voiceovers';
export const voiceoversKey = [key] as const;

/** They are projects of the studio, of a kind of their own. */
export const voiceoversQuery = queryOptions({
  queryKey: [key, 'list'],
  queryFn: async ({ signal }): Promise<Project[]> =>
    (await call('GET /v1/studio/projects', { signal })).projects.filter(
      ({ content_type: type }) => type === 'voiceover',
    ),
});

const of = (projectId: string) => ({ params: { project_id: projectId } });

/** Only the editor changes it once it is open, so it is asked for anew at every opening and never in between. */
export const voiceoverQuery = (projectId: string) =>
  queryOptions({
    queryKey: [key, 'one', projectId],
    queryFn: ({ signal }) => fetchVoiceover(projectId, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const fetchVoiceover = (projectId: string, signal?: AbortSignal): Promise<Voiceover> =>
  call('GET /v1/studio/voiceovers/{project_id}', { ...of(projectId), signal });

export const createVoiceover = (name: string) => call('POST /v1/studio/voiceovers', { json: { name } });

export const renameVoiceover = (projectId: string, name: string) =>
  call('PATCH /v1/studio/projects/{project_id}/settings', { ...of(projectId), json: { name } });

export const removeVoiceover = (projectId: string) =>
  call('DELETE /v1/studio/projects/{project_id}', of(projectId));

export const saveTimeline = async (projectId: string, revision: number, { tracks, clips }: Timeline) =>
  (
    await call('PUT /v1/studio/voiceovers/{project_id}/timeline', {
      ...of(projectId),
      json: { revision, tracks: [...tracks], clips: [...clips] },
    })
  ).revision;

export const uploadFile = (projectId: string, file: File) =>
  call('POST /v1/studio/voiceovers/{project_id}/files', { ...of(projectId), form: { file } });

export const fetchFile = (projectId: string, fileId: string, signal?: AbortSignal): Promise<Response> =>
  request('GET /v1/studio/voiceovers/{project_id}/files/{file_id}/content', {
    params: { project_id: projectId, file_id: fileId },
    signal,
  });

export const readCaptions = async (file: File) =>
  (await call('POST /v1/studio/voiceovers/captions', { form: { file } })).captions;

/** Speaks a line into the history, and brings a copy of it into the voiceover. */
export async function speakLine(
  projectId: string,
  { text, voiceId, modelId }: { text: string; voiceId: string; modelId: string },
): Promise<VoiceoverFile> {
  const spoken = await request('POST /v1/text-to-speech/{voice_id}', {
    params: { voice_id: voiceId },
    json: { text, model_id: modelId },
  });
  // the item is in the history once all of it was received
  await spoken.arrayBuffer();
  return call('POST /v1/studio/voiceovers/{project_id}/files', {
    ...of(projectId),
    form: { history_item_id: spoken.headers.get('history-item-id') ?? '' },
  });
}
