import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';

const PAGE_SIZE = 6;

/** Under `history`, so that whatever renews the history renews this too. */
export const recentItemsQuery = queryOptions({
  queryKey: ['history', 'recent', PAGE_SIZE],
  queryFn: ({ signal }) => call('GET /v1/history', { query: { page_size: PAGE_SIZE }, signal }),
});

export function useRecentItems() {
  useRefreshOn('speech.generated', recentItemsQuery.queryKey);
  useRefreshOn('history.deleted', recentItemsQuery.queryKey);
  return useQuery(recentItemsQuery);
}
