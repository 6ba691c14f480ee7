import type { AnswerOf } from '@mynah/contract';
import type { soundGenerationRoutes as routes } from '@mynah/contract/sound-generation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request, requestJson } from '#web/shared/api/client.ts';

type Library = AnswerOf<typeof routes.library>;
type Sound = AnswerOf<typeof routes.librarySound>;
type Categories = AnswerOf<typeof routes.categories>;

const pageSize = 30;
const base = '/v1/sound-effects';

export const libraryQuery = (filter: { search?: string; category?: string }) =>
  infiniteQueryOptions({
    queryKey: ['sound-library', filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      requestJson<Library>(`${base}/library`, {
        query: { ...filter, page_size: pageSize, offset: pageParam },
        signal,
      }),
    getNextPageParam: (page, all) => (page.has_more ? all.length * pageSize : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['sound-library', 'categories'],
  queryFn: ({ signal }) => requestJson<Categories>(`${base}/categories`, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** One sound with others like it. */
export const soundQuery = (soundId: string) =>
  queryOptions({
    queryKey: ['sound-library', 'sound', soundId],
    queryFn: ({ signal }) => requestJson<Sound>(`${base}/library/${encodeURIComponent(soundId)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The mp3 of a library sound. */
export const fetchLibrarySound = async (soundId: string): Promise<Blob> =>
  (await request(`${base}/library/${encodeURIComponent(soundId)}/audio`)).blob();
