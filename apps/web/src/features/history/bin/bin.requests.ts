import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { inBatches } from '#web/features/history/in-batches.ts';
import { call } from '#web/shared/api/call.ts';

const PAGE_SIZE = 50;

/** What was deleted and can be restored, deleted last first. */
export const binQuery = infiniteQueryOptions({
  queryKey: ['history-bin'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call('GET /v1/history/deleted', {
      query: { page_size: PAGE_SIZE, start_after_history_item_id: pageParam },
      signal,
    }),
  // filled from other pages, which it hears nothing of
  staleTime: 0,
  getNextPageParam: (page) => (page.has_more ? (page.last_history_item_id ?? undefined) : undefined),
});

export const restoreItems = (ids: readonly string[]) =>
  inBatches(ids, (history_item_ids) => call('POST /v1/history/restore', { json: { history_item_ids } }));

export const eraseItem = (id: string) => call('POST /v1/history/erase', { json: { history_item_ids: [id] } });

export const emptyBin = () => call('DELETE /v1/history/deleted', {});

/** Items come back to where they stood, anywhere in a list: all that show some ask again. */
export async function renewRestored(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['history-list'] }),
    client.invalidateQueries({ queryKey: ['history'] }),
    client.invalidateQueries({ queryKey: binQuery.queryKey }),
  ]);
}
