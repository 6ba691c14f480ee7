import type { Voice, VoiceType } from '@mynah/contract/voices/voices';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type PickerVoice, toPickerVoice } from '#web/features/voices/picker-voice.ts';
import { listedVoices } from '#web/features/voices/usable.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { readCache, writeCache } from '#web/shared/storage/local-cache.ts';
import { VOICE_PAGE_SIZE } from '#web/shared/voice-page-size.ts';

/** VOI-092, VOI-093: the most that is fetched over all pages. */
export const MAX_VOICES = 5000;
/** With what is kept its name changes too: what an older page kept has other fields. */
const CACHE_KEY = 'picker-voices';

type VoicePage = { voices: Voice[]; has_more: boolean; next_page_token: string | null };

/** Every voice that may be used, page by page. A refused answer is raised, never an empty list (VOI-096). */
export async function fetchVoices(signal?: AbortSignal): Promise<PickerVoice[]> {
  const voices = await fetchPages({ show_legacy: true }, signal);
  writeCache(CACHE_KEY, voices);
  return voices;
}

async function fetchPages(filter: object, signal?: AbortSignal): Promise<PickerVoice[]> {
  const voices: Voice[] = [];
  let pageToken: string | undefined;
  do {
    const query = {
      page_size: VOICE_PAGE_SIZE,
      next_page_token: pageToken,
      include_total_count: false,
      ...filter,
    };
    const page: VoicePage = await call('GET /v2/voices', { query, signal });
    voices.push(...page.voices);
    pageToken = page.has_more ? (page.next_page_token ?? undefined) : undefined;
  } while (pageToken !== undefined && voices.length < MAX_VOICES);
  return voices.slice(0, MAX_VOICES).map(toPickerVoice);
}

/** The list of the last visit shows at once, and is fetched anew on every load (VOI-053, VOI-054). */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => fetchVoices(signal),
  initialData: () => readCache<PickerVoice[]>(CACHE_KEY),
  initialDataUpdatedAt: 0,
  staleTime: 300_000,
});

/** Voices of one kind alone; nothing of them is kept for the next visit. */
const voicesOfType = (type: VoiceType) =>
  queryOptions({
    queryKey: ['voices', type],
    queryFn: ({ signal }) => fetchPages({ voice_type: type }, signal),
  });

type VoicesWish = { isStudio?: boolean; type?: VoiceType };

/** What the list shows, with what keeps this person from using one of them there. */
export function useVoices({ isStudio = false, type }: VoicesWish = {}) {
  const isInProbation = useUser().data?.is_in_probation ?? false;
  const select = useCallback(
    (voices: PickerVoice[]) => listedVoices(voices, { isInProbation, isStudio }),
    [isInProbation, isStudio],
  );
  const all = useQuery({ ...voicesQuery, select, enabled: type === undefined });
  const some = useQuery({ ...voicesOfType(type ?? 'default'), select, enabled: type !== undefined });
  return type === undefined ? all : some;
}
