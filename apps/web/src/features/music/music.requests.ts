import type { MusicSong } from '@mynah/contract/music';
import type { MusicPrompt } from '@mynah/contract/music-plans';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';

export interface SongOrder {
  prompt?: string;
  plan?: MusicPrompt;
  lengthMs?: number;
  seed?: number;
  instrumental: boolean;
}

const isUnderWay = ({ status }: MusicSong): boolean => status === 'queued' || status === 'composing';

/** Songs are made on the server: while one is under way, the list is asked for again. */
export const songsQuery = queryOptions({
  queryKey: ['music-songs'],
  queryFn: async ({ signal }) =>
    (await requestJson<{ songs: MusicSong[] }>('/v1/music/songs', { signal })).songs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1500 : false),
});

/** The instrument groups of a song. */
export const stemsQuery = (songId: string) =>
  queryOptions({
    queryKey: ['music-stems', songId],
    queryFn: ({ signal }) =>
      requestJson<{ stems: string[] }>(`/v1/music/songs/${encodeURIComponent(songId)}/stems`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A plan and a prompt are not sent together: the plan says it all. */
export const startSong = ({ prompt, plan, lengthMs, seed, instrumental }: SongOrder): Promise<MusicSong> =>
  requestJson('/v1/music/songs', {
    method: 'POST',
    json: plan
      ? { composition_plan: plan, seed }
      : { prompt, music_length_ms: lengthMs, seed, force_instrumental: instrumental },
  });

export const makePlan = (prompt: string, lengthMs: number | undefined): Promise<MusicPrompt> =>
  requestJson('/v1/music/plan', { method: 'POST', json: { prompt, music_length_ms: lengthMs } });

export const cancelSong = (id: string): Promise<void> =>
  requestJson(`/v1/music/songs/${encodeURIComponent(id)}/cancel`, { method: 'POST', json: {} });
