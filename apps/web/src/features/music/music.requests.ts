import type { MusicSong } from '@mynah/contract/speech/music';
import type { MusicPrompt } from '@mynah/contract/speech/music-plans';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';

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
  queryFn: async ({ signal }) => (await call('GET /v1/music/songs', { signal })).songs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1500 : false),
});

/** The instrument groups of a song. */
export const stemsQuery = (songId: string) =>
  queryOptions({
    queryKey: ['music-stems', songId],
    queryFn: ({ signal }) =>
      call('GET /v1/music/songs/{song_id}/stems', { params: { song_id: songId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A plan and a prompt are not sent together: the plan says it all. */
export const startSong = ({ prompt, plan, lengthMs, seed, instrumental }: SongOrder): Promise<MusicSong> =>
  call('POST /v1/music/songs', {
    json: plan
      ? { composition_plan: plan, seed }
      : { prompt, music_length_ms: lengthMs, seed, force_instrumental: instrumental },
  });

export async function makePlan(prompt: string, lengthMs: number | undefined): Promise<MusicPrompt> {
  const plan = await call('POST /v1/music/plan', { json: { prompt, music_length_ms: lengthMs } });
  // chunks are of another model than the one that is asked
  if (!('sections' in plan)) throw new Error('the plan has no sections');
  return plan;
}

export const cancelSong = (id: string): Promise<unknown> =>
  call('POST /v1/music/songs/{song_id}/cancel', { params: { song_id: id } });
