import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type LibraryFilter,
  type LibraryPage,
  toQuery,
} from '#web/features/voice-library/browse/library-filter.ts';
import { call, request } from '#web/shared/api/call.ts';
import type { QueryFor } from '#web/shared/api/operation.ts';
import { announce } from '#web/shared/track.ts';

const PAGE_SIZE = 30;
const FEATURED_SIZE = 12;
const SIMILAR_SIZE = 24;
const KEY = ['voice-library'];

type Query = QueryFor<'GET /v1/shared-voices'>;

/** Strangers ask elsewhere: what somebody has added or remembered belongs to an account. */
const fetchPage = (isSignedIn: boolean, query: Query, signal?: AbortSignal) =>
  call(isSignedIn ? 'GET /v1/shared-voices' : 'GET /v1/public/shared-voices', { query, signal });

export const libraryQuery = (filter: LibraryFilter, isSignedIn: boolean) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', isSignedIn, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      fetchPage(isSignedIn, { ...toQuery(filter), page_size: PAGE_SIZE, page: pageParam }, signal),
    getNextPageParam: (page, _all, at) => (page.has_more ? at + 1 : undefined),
    staleTime: 60_000,
  });

export const featuredQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...KEY, 'featured', isSignedIn],
    queryFn: ({ signal }) => fetchPage(isSignedIn, { featured: true, page_size: FEATURED_SIZE }, signal),
    staleTime: 60_000,
  });

/** The first few voices of a use, and how many there are. */
export const shelfQuery = (useCase: string) =>
  queryOptions({
    queryKey: [...KEY, 'shelf', useCase],
    queryFn: ({ signal }) => fetchPage(true, { use_cases: useCase, sort: 'trending', page_size: 4 }, signal),
    staleTime: 60_000,
  });

export const bookmarksQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'bookmarks'],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    fetchPage(true, { bookmarked: true, page_size: PAGE_SIZE, page: pageParam }, signal),
  getNextPageParam: (page, _all, at) => (page.has_more ? at + 1 : undefined),
});

export const sharedVoiceQuery = (ownerId: string, voiceId: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...KEY, 'voice', ownerId, voiceId, isSignedIn],
    queryFn: ({ signal }) =>
      call('GET /v1/public/shared-voices/{public_user_id}/{voice_id}', {
        params: { public_user_id: ownerId, voice_id: voiceId },
        signal,
      }),
  });

/** The preview with the reader's token: a voice that is shared by address is heard by those readers alone. */
export const fetchPreview = async (voice: LibraryVoice, signal?: AbortSignal): Promise<Blob> =>
  (
    await request('GET /v1/public/shared-voices/{public_user_id}/{voice_id}/preview', {
      params: { public_user_id: voice.public_owner_id, voice_id: voice.voice_id },
      signal,
    })
  ).blob();

/** Voices of the library that sound as a recording does, the nearest first. */
export const similarQuery = (file: File) =>
  queryOptions({
    queryKey: [...KEY, 'similar', file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => {
      const form = { audio_file: file, top_k: SIMILAR_SIZE };
      return call('POST /v1/similar-voices', { form, signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

type VoiceKey = Pick<LibraryVoice, 'public_owner_id' | 'voice_id'>;

/** Adds a voice to those of the workspace (VOI-032, NOT-027). */
export function useAddVoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ voice, newName }: { voice: VoiceKey; newName: string }) =>
      call('POST /v1/voices/add/{public_user_id}/{voice_id}', {
        params: { public_user_id: voice.public_owner_id, voice_id: voice.voice_id },
        json: { new_name: newName },
      }),
    onSuccess: async (added, { voice }) => {
      announce({ name: 'voice_added_to_lab', properties: { voice_id: added.voice_id } });
      changeEverywhere(client, voice, { is_added_by_user: true, is_bookmarked: true });
      await client.invalidateQueries({ queryKey: ['voices'] });
    },
  });
}

/** Remembers a voice, or forgets it; the mark changes at once, and back where the server refuses. */
export function useBookmark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ voice, bookmarked }: { voice: VoiceKey; bookmarked: boolean }) =>
      call('POST /v1/public/shared-voices/{public_user_id}/{voice_id}/bookmark', {
        params: { public_user_id: voice.public_owner_id, voice_id: voice.voice_id },
        json: { bookmarked },
      }),
    onMutate: ({ voice, bookmarked }) => changeEverywhere(client, voice, { is_bookmarked: bookmarked }),
    onError: (_error, { voice, bookmarked }) =>
      changeEverywhere(client, voice, { is_bookmarked: !bookmarked }),
    onSettled: () => client.invalidateQueries({ queryKey: bookmarksQuery.queryKey }),
  });
}

/** Staff's choice of what stands first in the library. */
export function useFeature() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ voice, featured }: { voice: VoiceKey; featured: boolean }) =>
      call('POST /v1/admin/shared-voices/{public_user_id}/{voice_id}/featured', {
        params: { public_user_id: voice.public_owner_id, voice_id: voice.voice_id },
        json: { featured },
      }),
    onSuccess: (_answer, { voice, featured }) => changeEverywhere(client, voice, { featured }),
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, 'featured'] }),
  });
}

type Held = LibraryVoice | LibraryPage | InfiniteData<LibraryPage>;

/** In every list that is loaded, and on the voice's own page. */
function changeEverywhere(client: QueryClient, { voice_id }: VoiceKey, change: Partial<LibraryVoice>): void {
  const changed = (voice: LibraryVoice) => (voice.voice_id === voice_id ? { ...voice, ...change } : voice);
  const inPage = (page: LibraryPage) => ({ ...page, voices: page.voices.map(changed) });
  client.setQueriesData<Held>({ queryKey: KEY }, (held) => {
    if (!held) return held;
    if ('pages' in held) return { ...held, pages: held.pages.map(inPage) };
    return 'voices' in held ? inPage(held) : changed(held);
  });
}

/** After publishing or taking back, the library is another. */
export const forgetLibrary = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });
