import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { BinLink } from '#web/features/history/bin/bin-link.tsx';
import { historyQuery } from '#web/features/history/history.requests.ts';
import { HistoryFilters } from '#web/features/history/history-filters.tsx';
import { HistoryList } from '#web/features/history/history-list.tsx';
import { LoadingRows } from '#web/features/history/loading-rows.tsx';
import { useMessages } from '#web/features/history/messages.ts';
import { Nothing } from '#web/features/history/nothing.tsx';
import { SelectionBar } from '#web/features/history/selection-bar.tsx';
import { useHistoryFilter } from '#web/features/history/use-history-filter.ts';
import { useRenewHistory } from '#web/features/history/use-renew-history.ts';
import { type Selection, useSelection } from '#web/features/history/use-selection.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

export { readSearch as parseSearch } from '#web/features/history/history-search.ts';

export function Page() {
  const { filter, setFilter } = useHistoryFilter();
  const list = useHistoryList();
  const selection = useSelection(list.ids);
  const isSelecting = selection.ids.length > 0;
  useRenewHistory();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BinLink />
      <div className="relative shrink-0">
        {/* They keep their room, so that no row moves from under the finger that selects it. */}
        <div className={isSelecting ? 'invisible' : undefined}>
          <HistoryFilters filter={filter} onChange={setFilter} />
        </div>
        {isSelecting && <SelectionBar selection={selection} listed={list.ids.length} />}
      </div>
      <Items list={list} selection={selection} />
    </div>
  );
}

/** All loaded items of the view in the address. */
function useHistoryList() {
  const { filter } = useHistoryFilter();
  const query = useInfiniteQuery({ ...historyQuery(filter), placeholderData: keepPreviousData });
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.history) ?? [], [query.data]);
  const ids = useMemo(() => items.map((item) => item.history_item_id), [items]);
  // what is shown belongs to the view before while the next is on its way
  const viewKey = useRef('');
  if (!query.isPlaceholderData) viewKey.current = JSON.stringify(filter);
  return { query, items, ids, viewKey: viewKey.current };
}

type ItemsProps = { list: ReturnType<typeof useHistoryList>; selection: Selection };

function Items({ list: { query, items, ids, viewKey }, selection }: ItemsProps) {
  const t = useMessages();
  if (query.isPending) return <LoadingRows isWide />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        className="flex-1 justify-center"
        error={query.error}
        title={t('failed')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (items.length === 0 && !query.hasNextPage) return <Nothing />;
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className="flex min-h-0 flex-1 flex-col transition-opacity aria-busy:opacity-60"
    >
      <HistoryList
        key={viewKey}
        viewKey={viewKey}
        items={items}
        ids={ids}
        hasMore={query.hasNextPage}
        hasFailed={query.isFetchNextPageError}
        onEnd={() => void (query.isFetching || query.fetchNextPage())}
        selection={selection}
      />
    </div>
  );
}
