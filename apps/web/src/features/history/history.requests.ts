import type { HistoryItem } from '@mynah/contract/history/history';
import type { HistorySource } from '@mynah/contract/history/history-sources';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { boundsOf, type DateRange } from '#web/features/history/date-range.ts';
import { inBatches } from '#web/features/history/in-batches.ts';
import { call } from '#web/shared/api/call.ts';

const PAGE_SIZE = 50;
/** How many the panel beside a text shows. */
const LATEST_SIZE = 40;
/** Who comes back within this time finds the list as it was. */
const KEPT_MS = 30 * 60_000;

export interface HistoryFilter {
  search?: string;
  voice?: string;
  source?: HistorySource;
  model?: string;
  date?: DateRange;
  /** Days, for `custom`. */
  from?: string;
  to?: string;
}

type HistoryPage = { history: HistoryItem[]; last_history_item_id: string | null; has_more: boolean };
type HistoryPages = InfiniteData<HistoryPage, string | undefined>;

const fetchPage = (query: Record<string, string | number | undefined>, signal?: AbortSignal) =>
  call('GET /v1/history', { query, signal });

const LIST_KEY = 'history-list';

/**
 * The list, page after page, narrowed on the server. It stands apart from what is under `history`: asking for every
 * page anew after each generation would take as long as the list is deep. `renewLists` keeps it true.
 */
export const historyQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [LIST_KEY, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ page_size: PAGE_SIZE, start_after_history_item_id: pageParam, ...toQuery(filter) }, signal),
    getNextPageParam: (page) => (page.has_more ? (page.last_history_item_id ?? undefined) : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  });

/** Of one kind, or of all. */
export const latestQuery = (source?: HistorySource) =>
  queryOptions({
    queryKey: ['history', 'latest', LATEST_SIZE, source],
    queryFn: async ({ signal }) => (await fetchPage({ page_size: LATEST_SIZE, source }, signal)).history,
  });

export const toQuery = ({ search, voice, source, model, ...days }: HistoryFilter, nowMs = Date.now()) => ({
  source,
  search: search || undefined,
  voice_id: voice,
  model_id: model,
  ...boundsOf(days, nowMs),
});

/** Puts what is new in front of every list that is loaded, by one request for each. */
export async function renewLists(client: QueryClient): Promise<void> {
  const lists = client.getQueryCache().findAll({ queryKey: [LIST_KEY] });
  await Promise.all(
    lists.map(async ({ queryKey, state }) => {
      if (state.data === undefined) return;
      const filter = queryKey[1] as HistoryFilter;
      const newest = await fetchPage({ page_size: PAGE_SIZE, ...toQuery(filter) });
      client.setQueryData<HistoryPages>(queryKey, (pages) => pages && withNewest(pages, newest));
    }),
  );
}

/** A list that the newest page does not touch any more begins anew with it; what has gone from its stretch is dropped. */
export function withNewest(data: HistoryPages, newest: HistoryPage): HistoryPages {
  const fresh = new Set(newest.history.map(idOf));
  const touches = data.pages.some(({ history }) => history.some((item) => fresh.has(idOf(item))));
  if (!newest.has_more || !touches) return { pages: [newest], pageParams: [undefined] };
  const end = newest.history.at(-1)?.date_unix ?? 0;
  const isBelow = (item: HistoryItem) => item.date_unix <= end && !fresh.has(idOf(item));
  const below = data.pages.map((page) => ({ ...page, history: page.history.filter(isBelow) }));
  const pages = [newest, ...below.filter((page, at) => page.history.length > 0 || at === below.length - 1)];
  return { pages, pageParams: pages.map((_, at) => data.pageParams[at]) };
}

const idOf = (item: HistoryItem): string => item.history_item_id;

export const deleteItems = (ids: readonly string[]) =>
  inBatches(ids, (history_item_ids) => call('POST /v1/history/delete', { json: { history_item_ids } }));

/** Takes deleted items out of every list in view; what else shows items asks the server again. */
export function dropFromLists(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids);
  client.setQueriesData<HistoryPages>(
    { queryKey: [LIST_KEY] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          history: page.history.filter((item) => !gone.has(item.history_item_id)),
        })),
      },
  );
  void client.invalidateQueries({ queryKey: ['history'] });
}
