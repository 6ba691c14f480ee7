import type { Chapter } from '@mynah/contract/studio/chapters';
import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import type { ChapterSnapshot, ProjectSnapshot } from '@mynah/contract/studio/snapshots';
import { queryOptions } from '@tanstack/react-query';
import type { CastVoice, Delivery, Take } from '#web/features/studio/studio-types.ts';
import { call, request } from '#web/shared/api/call.ts';
import type { FormOf, JsonOf } from '#web/shared/api/operation.ts';

export type {
  CastVoice,
  Chapter,
  ChapterSnapshot,
  Delivery,
  Project,
  ProjectSnapshot,
  ProjectWithChapters,
  Take,
};

const key = 'studio';
export const studioKey = [key] as const;
export const projectKey = (projectId: string) => [key, 'project', projectId] as const;

/** What is being made is looked at this often, beside the events that tell of it. */
const LOOK_AGAIN_MS = 3000;
const isBusy = ({ state }: Pick<Project, 'state'>): boolean => state !== 'default';

export const projectsQuery = queryOptions({
  queryKey: [key, 'projects'],
  queryFn: async ({ signal }): Promise<Project[]> =>
    // voiceovers are no books
    (await call('GET /v1/studio/projects', { signal })).projects.filter(
      ({ content_type: type }) => type !== 'voiceover',
    ),
  refetchInterval: ({ state }) => (state.data?.some(isBusy) ? LOOK_AGAIN_MS : false),
});

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: projectKey(projectId),
    queryFn: ({ signal }) =>
      call('GET /v1/studio/projects/{project_id}', { params: { project_id: projectId }, signal }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? LOOK_AGAIN_MS : false),
  });

export type NewProject = FormOf<'POST /v1/studio/projects'>;
export const createProject = async (form: NewProject, onUpload?: (fraction: number) => void) =>
  (
    await call('POST /v1/studio/projects', {
      form,
      onUpload: ({ sentBytes, totalBytes }) => onUpload?.(totalBytes > 0 ? sentBytes / totalBytes : 0),
    })
  ).project;

/** Its script is written and spoken in the background. */
export const createPodcast = async (json: JsonOf<'POST /v1/studio/podcasts'>) =>
  (await call('POST /v1/studio/podcasts', { json })).project;

const of = (projectId: string) => ({ params: { project_id: projectId } });

export const removeProject = (projectId: string) =>
  call('DELETE /v1/studio/projects/{project_id}', of(projectId));

export type ProjectChange = JsonOf<'PATCH /v1/studio/projects/{project_id}/settings'>;
export const changeProject = (projectId: string, json: ProjectChange) =>
  call('PATCH /v1/studio/projects/{project_id}/settings', { ...of(projectId), json });

export const setCover = (projectId: string, cover: File) =>
  call('POST /v1/studio/projects/{project_id}/cover', { ...of(projectId), form: { cover } });
export const removeCover = (projectId: string) =>
  call('DELETE /v1/studio/projects/{project_id}/cover', of(projectId));

/** The private podcast of a project. */
export const feedQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'feed'],
    queryFn: ({ signal }) => call('GET /v1/studio/projects/{project_id}/feed', { ...of(projectId), signal }),
  });
export const renewFeed = (projectId: string) =>
  call('POST /v1/studio/projects/{project_id}/feed', of(projectId));
export const endFeed = (projectId: string) =>
  call('DELETE /v1/studio/projects/{project_id}/feed', of(projectId));

export const setDictionaries = (projectId: string, dictionaryIds: readonly string[]) =>
  call('POST /v1/studio/projects/{project_id}/pronunciation-dictionaries', {
    ...of(projectId),
    json: {
      pronunciation_dictionary_locators: dictionaryIds.map((id) => ({ pronunciation_dictionary_id: id })),
      invalidate_affected_text: true,
    },
  });

export const mutedQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'muted'],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/studio/projects/{project_id}/muted-tracks', { ...of(projectId), signal }))
        .chapter_ids,
  });

export interface ChapterAddress {
  projectId: string;
  chapterId: string;
}
const ofChapter = ({ projectId, chapterId }: ChapterAddress) => ({
  params: { project_id: projectId, chapter_id: chapterId },
});

export const addChapter = async (projectId: string, name: string) =>
  (await call('POST /v1/studio/projects/{project_id}/chapters', { ...of(projectId), json: { name } }))
    .chapter;

export const renameChapter = (address: ChapterAddress, name: string) =>
  call('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}', {
    ...ofChapter(address),
    json: { name },
  });

export const removeChapter = (address: ChapterAddress) =>
  call('DELETE /v1/studio/projects/{project_id}/chapters/{chapter_id}', ofChapter(address));

export const muteChapter = (address: ChapterAddress, isMuted: boolean) =>
  call('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/mute', {
    ...ofChapter(address),
    json: { is_muted: isMuted },
  });

export const moveChapter = (address: ChapterAddress, afterChapterId: string | null) =>
  call('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/move', {
    ...ofChapter(address),
    json: { after_chapter_id: afterChapterId },
  });

export const fetchBlocks = (address: ChapterAddress) =>
  call('GET /v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks', ofChapter(address));

type Changes = JsonOf<'POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/changes'>['changes'];
export const sendChanges = (address: ChapterAddress, revision: number, changes: Changes) =>
  call('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/changes', {
    ...ofChapter(address),
    json: { revision, changes },
  });

export interface BlockAddress extends ChapterAddress {
  blockId: string;
}
const ofBlock = ({ blockId, ...chapter }: BlockAddress) => ({
  params: { ...ofChapter(chapter).params, block_id: blockId },
});

/** The sound of a block as it is made. */
export const speakBlock = (address: BlockAddress, again: boolean, signal: AbortSignal) =>
  request('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/speak', {
    ...ofBlock(address),
    json: { again },
    signal,
  });

export const takesQuery = (address: BlockAddress) =>
  queryOptions({
    queryKey: [...projectKey(address.projectId), 'takes', address.blockId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/takes', {
          ...ofBlock(address),
          signal,
        })
      ).takes,
  });

export const chooseTake = (address: BlockAddress, takeId: string) =>
  call(
    'POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/takes/{take_id}/choose',
    {
      params: { ...ofBlock(address).params, take_id: takeId },
    },
  );

const ofTake = (projectId: string, takeId: string) => ({
  params: { project_id: projectId, take_id: takeId },
});
export const fetchTake = async (projectId: string, takeId: string) =>
  (
    await request('GET /v1/studio/projects/{project_id}/takes/{take_id}/audio', ofTake(projectId, takeId))
  ).blob();
export const removeTake = (projectId: string, takeId: string) =>
  call('DELETE /v1/studio/projects/{project_id}/takes/{take_id}', ofTake(projectId, takeId));

export const castQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'cast'],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/studio/projects/{project_id}/voices', { ...of(projectId), signal })).voices,
  });

export interface CastEntry {
  alias: string;
  voice_id: string;
  settings: Delivery | null;
  volume_gain: number;
}
export const addToCast = (projectId: string, json: CastEntry) =>
  call('POST /v1/studio/projects/{project_id}/voices', { ...of(projectId), json });

const ofCast = (projectId: string, castId: string) => ({
  params: { project_id: projectId, project_voice_ref_id: castId },
});
export const changeCast = (projectId: string, castId: string, json: Partial<CastEntry>) =>
  call('PATCH /v1/studio/projects/{project_id}/voices/{project_voice_ref_id}', {
    ...ofCast(projectId, castId),
    json,
  });
export const removeFromCast = (projectId: string, castId: string) =>
  call('DELETE /v1/studio/projects/{project_id}/voices/{project_voice_ref_id}', ofCast(projectId, castId));

export const linesQuery = ({ projectId, chapterId }: ChapterAddress) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'lines', chapterId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /v1/studio/projects/{project_id}/quoted-lines', {
          ...of(projectId),
          query: { chapter_id: chapterId },
          signal,
        })
      ).lines,
    gcTime: 0,
  });

export const convertProject = (projectId: string) =>
  call('POST /v1/studio/projects/{project_id}/convert', of(projectId));
export const convertChapter = (address: ChapterAddress) =>
  call('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/convert', ofChapter(address));
export const cancelConversion = (projectId: string) =>
  call('POST /v1/studio/projects/{project_id}/conversion/cancel', of(projectId));

export const snapshotsQuery = (address: ChapterAddress) =>
  queryOptions({
    queryKey: [...projectKey(address.projectId), 'snapshots', address.chapterId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots', {
          ...ofChapter(address),
          signal,
        })
      ).snapshots,
  });

const ofSnapshot = (address: ChapterAddress, snapshotId: string) => ({
  params: { ...ofChapter(address).params, chapter_snapshot_id: snapshotId },
});
/** What was said in a snapshot, in its times. */
export const fetchSnapshot = (address: ChapterAddress, snapshotId: string) =>
  call(
    'GET /v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}',
    ofSnapshot(address, snapshotId),
  );
/** The chapter says again what it said then. */
export const restoreSnapshot = (address: ChapterAddress, snapshotId: string) =>
  call(
    'POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}/restore',
    ofSnapshot(address, snapshotId),
  );
export const fetchSnapshotAudio = async (address: ChapterAddress, snapshotId: string) =>
  (
    await request(
      'POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/snapshots/{chapter_snapshot_id}/stream',
      { ...ofSnapshot(address, snapshotId), json: { convert_to_mpeg: false } },
    )
  ).blob();

/** A book that everybody may read, with a cast: to look around in. */
export const createExample = async () => (await call('POST /v1/studio/projects/example')).project;

export const commentsQuery = ({ projectId, chapterId }: ChapterAddress) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'comments', chapterId],
    queryFn: async ({ signal }) =>
      (
        await call('GET /v1/studio/projects/{project_id}/comments', {
          ...of(projectId),
          query: { chapter_id: chapterId },
          signal,
        })
      ).comments,
  });
export const addComment = (address: BlockAddress, text: string) =>
  call('POST /v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/comments', {
    ...ofBlock(address),
    json: { text },
  });
const ofComment = (projectId: string, commentId: string) => ({
  params: { project_id: projectId, comment_id: commentId },
});
export const resolveComment = (projectId: string, commentId: string, isResolved: boolean) =>
  call('POST /v1/studio/projects/{project_id}/comments/{comment_id}/resolve', {
    ...ofComment(projectId, commentId),
    json: { is_resolved: isResolved },
  });
export const removeComment = (projectId: string, commentId: string) =>
  call('DELETE /v1/studio/projects/{project_id}/comments/{comment_id}', ofComment(projectId, commentId));

export const bookSearchQuery = (projectId: string, words: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'find', words],
    enabled: words.trim() !== '',
    gcTime: 0,
    queryFn: ({ signal }) =>
      call('POST /v1/studio/projects/{project_id}/find', {
        ...of(projectId),
        json: { pattern: words },
        signal,
      }),
  });
export const replaceInBook = (
  projectId: string,
  json: { pattern: string; replacement: string; chapters: { chapter_id: string; revision: number }[] },
) => call('POST /v1/studio/projects/{project_id}/replace', { ...of(projectId), json });
