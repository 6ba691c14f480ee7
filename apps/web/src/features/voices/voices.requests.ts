import type { Voice } from '@mynah/contract/voices';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type PickerVoice, toPickerVoice } from '#web/features/voices/picker-voice.ts';
import { listedVoices } from '#web/features/voices/usable.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { requestJson } from '#web/shared/api/client.ts';
import { readCache, writeCache } from '#web/shared/storage/local-cache.ts';

/** VOI-094. */
const PAGE_SIZE = 20;
/** VOI-092, VOI-093: the most that is fetched over all pages. */
export const MAX_VOICES = 5000;
/** With what is kept its name changes too: what an older page kept has other fields. */
const CACHE_KEY = 'picker-voices';

type VoicePage = { voices: Voice[]; has_more: boolean; next_page_token: string | null };

/** Every voice that may be used, page by page. A refused answer is raised, never an empty list (VOI-096). */
export async function fetchVoices(signal?: AbortSignal): Promise<PickerVoice[]> {
  const voices: Voice[] = [];
  let pageToken: string | undefined;
  do {
    const query = {
      page_size: PAGE_SIZE,
      next_page_token: pageToken,
      include_total_count: false,
      show_legacy: true,
    };
    const page: VoicePage = await requestJson('/v2/voices', { query, signal });
    voices.push(...page.voices);
    pageToken = page.has_more ? (page.next_page_token ?? undefined) : undefined;
  } while (pageToken !== undefined && voices.length < MAX_VOICES);
  const shown = voices.slice(0, MAX_VOICES).map(toPickerVoice);
  writeCache(CACHE_KEY, shown);
  return shown;
}

/** The list of the last visit shows at once, and is fetched anew on every load (VOI-053, VOI-054). */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => fetchVoices(signal),
  initialData: () => readCache<PickerVoice[]>(CACHE_KEY),
  initialDataUpdatedAt: 0,
  staleTime: 300_000,
});

/** What the list shows, with what keeps this person from using one of them there. */
export function useVoices({ isStudio = false }: { isStudio?: boolean } = {}) {
  const isInProbation = useUser().data?.is_in_probation ?? false;
  const select = useCallback(
    (voices: PickerVoice[]) => listedVoices(voices, { isInProbation, isStudio }),
    [isInProbation, isStudio],
  );
  return useQuery({ ...voicesQuery, select });
}
