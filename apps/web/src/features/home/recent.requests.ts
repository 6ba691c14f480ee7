import type { HistoryItem } from '@mynah/contract/history';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';

const PAGE_SIZE = 6;

/** Under `history`, so that whatever renews the history renews this too. */
export const recentItemsQuery = queryOptions({
  queryKey: ['history', 'recent', PAGE_SIZE],
  queryFn: ({ signal }) =>
    requestJson<{ history: HistoryItem[] }>('/v1/history', { query: { page_size: PAGE_SIZE }, signal }),
});

export function useRecentItems() {
  useRefreshOn('speech.generated', recentItemsQuery.queryKey);
  useRefreshOn('history.deleted', recentItemsQuery.queryKey);
  return useQuery(recentItemsQuery);
}
