import type { HistoryItem } from '@mynah/contract/history';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type DateRange, startOfRange } from '#web/features/history/date-range.ts';
import { requestJson } from '#web/shared/api/client.ts';

export const PAGE_SIZE = 40;

export interface HistoryFilter {
  search?: string;
  voice?: string;
  model?: string;
  date?: DateRange;
}

type HistoryPage = { history: HistoryItem[]; last_history_item_id: string | null; has_more: boolean };

/** The list, page after page; one of the three filters or the search narrows it on the server. */
export const historyQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['history', 'list', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      requestJson<HistoryPage>('/v1/history', {
        query: { page_size: PAGE_SIZE, start_after_history_item_id: pageParam, ...toQuery(filter) },
        signal,
      }),
    getNextPageParam: (page) => (page.has_more ? (page.last_history_item_id ?? undefined) : undefined),
  });

export function toQuery({ search, voice, model, date }: HistoryFilter, nowMs = Date.now()) {
  return {
    source: 'TTS',
    search: search || undefined,
    voice_id: voice,
    model_id: model,
    date_after_unix: date && startOfRange(date, nowMs),
  };
}

export const fetchHistoryItem = (id: string): Promise<HistoryItem> =>
  requestJson(`/v1/history/${encodeURIComponent(id)}`);

/** A short-lived address for the audio element, which can send no token. */
export async function fetchAudioUrl(id: string): Promise<string> {
  const path = `/v1/history/${encodeURIComponent(id)}/audio-link`;
  return (await requestJson<{ url: string }>(path, { method: 'POST' })).url;
}

/** Deletes one after the other; says which are gone, even when a later one is refused. */
export async function deleteItems(ids: readonly string[]): Promise<{ deleted: string[]; error: unknown }> {
  const deleted: string[] = [];
  for (const id of ids) {
    try {
      await requestJson(`/v1/history/${encodeURIComponent(id)}`, { method: 'DELETE' });
      deleted.push(id);
    } catch (error) {
      return { deleted, error };
    }
  }
  return { deleted, error: null };
}

/** Takes deleted items out of every list in view, before the server is asked again. */
export function dropFromLists(client: QueryClient, ids: readonly string[]): void {
  client.setQueriesData<InfiniteData<HistoryPage>>(
    { queryKey: ['history', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          history: page.history.filter((item) => !ids.includes(item.history_item_id)),
        })),
      },
  );
  void client.invalidateQueries({ queryKey: ['history'] });
}
