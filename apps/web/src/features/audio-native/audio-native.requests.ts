import type { AudioNativeEmbed, AudioNativeSettings } from '@mynah/contract/audio-native';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import type { JsonOf } from '#web/shared/api/operation.ts';

export type { AudioNativeEmbed, AudioNativeSettings };
export type SettingsChange = JsonOf<'PATCH /v1/audio-native/settings'>;

const key = 'audio-native';
export const playersKey = [key, 'players'] as const;
export const settingsKey = [key, 'settings'] as const;

const lookAgainMs = 4_000;
const isUnderWay = ({ state }: AudioNativeEmbed) => state === 'reading' || state === 'speaking';

/** Newest first; looks again while an article is read or spoken. */
export const playersQuery = queryOptions({
  queryKey: playersKey,
  queryFn: async ({ signal }) => (await call('GET /v1/audio-native', { signal })).embeds,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookAgainMs : false),
});

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call('GET /v1/audio-native/settings', { signal }),
});

const of = (projectId: string) => ({ params: { project_id: projectId } });

export const listenersQuery = (projectId: string) =>
  queryOptions({
    queryKey: [key, 'listeners', projectId],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/audio-native/{project_id}/listeners', { ...of(projectId), signal })).days,
  });

export const changeSettings = (json: SettingsChange) => call('PATCH /v1/audio-native/settings', { json });

export const publishPlayer = (projectId: string) =>
  call('POST /v1/audio-native/{project_id}/publish', of(projectId));

export const removePlayer = (embedId: string) =>
  call('DELETE /v1/audio-native/embeds/{embed_id}', { params: { embed_id: embedId } });

export interface NewPlayer {
  title: string;
  author: string;
  /** An address, or a file with the text. */
  source: { url: string } | { file: File };
}

/** Has it spoken at once. */
export async function createPlayer({ title, author, source }: NewPlayer): Promise<void> {
  const names = { title: title || undefined, author: author || undefined };
  if ('url' in source) {
    await call('POST /v1/audio-native/content', { json: { ...names, url: source.url } });
    return;
  }
  const fields = { ...names, name: title, file: source.file, auto_convert: true };
  await call('POST /v1/audio-native', { form: fields });
}
