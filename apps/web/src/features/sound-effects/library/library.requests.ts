import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, request } from '#web/shared/api/call.ts';

const pageSize = 30;
export const libraryQuery = (filter: { search?: string; category?: string }) =>
  infiniteQueryOptions({
    queryKey: ['sound-library', filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/sound-effects/library', {
        query: { ...filter, page_size: pageSize, offset: pageParam },
        signal,
      }),
    getNextPageParam: (page, all) => (page.has_more ? all.length * pageSize : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['sound-library', 'categories'],
  queryFn: ({ signal }) => call('GET /v1/sound-effects/categories', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** One sound with others like it. */
export const soundQuery = (soundId: string) =>
  queryOptions({
    queryKey: ['sound-library', 'sound', soundId],
    queryFn: ({ signal }) =>
      call('GET /v1/sound-effects/library/{sound_id}', { params: { sound_id: soundId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The mp3 of a library sound. */
export const fetchLibrarySound = async (soundId: string): Promise<Blob> =>
  (await request('GET /v1/sound-effects/library/{sound_id}/audio', { params: { sound_id: soundId } })).blob();
