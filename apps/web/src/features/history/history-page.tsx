import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AudioLines, SearchX } from 'lucide-react';
import { useState } from 'react';
import { type HistoryFilter, historyQuery } from '#web/features/history/history.requests.ts';
import { HistoryFilters } from '#web/features/history/history-filters.tsx';
import { HistoryList } from '#web/features/history/history-list.tsx';
import { LoadingRows } from '#web/features/history/loading-rows.tsx';
import { useMessages } from '#web/features/history/messages.ts';
import { SelectionBar } from '#web/features/history/selection-bar.tsx';
import { useHistoryFilter } from '#web/features/history/use-history-filter.ts';
import { useRenewHistory } from '#web/features/history/use-renew-history.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

export function Page() {
  const { filter, setFilter } = useHistoryFilter();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useRenewHistory();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative shrink-0">
        {/* They keep their room, so that no row moves from under the finger that selects it. */}
        <div className={selected.size > 0 ? 'invisible' : undefined}>
          <HistoryFilters filter={filter} onChange={setFilter} />
        </div>
        {selected.size > 0 && <SelectionBar ids={[...selected]} onDone={() => setSelected(new Set())} />}
      </div>
      <Items
        filter={filter}
        onClear={() => setFilter({})}
        selected={selected}
        onSelect={(id, isSelected) => {
          const next = new Set(selected);
          if (isSelected) next.add(id);
          else next.delete(id);
          setSelected(next);
        }}
      />
    </div>
  );
}

type ItemsProps = {
  filter: HistoryFilter;
  onClear: () => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
};

function Items({ filter, onClear, selected, onSelect }: ItemsProps) {
  const t = useMessages();
  const query = useInfiniteQuery(historyQuery(filter));
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
  const items = query.data.pages.flatMap((page) => page.history);
  if (items.length === 0) return <Nothing isFiltered={isNarrowed(filter)} onClear={onClear} />;
  return (
    <HistoryList
      items={items}
      hasMore={query.hasNextPage}
      onEnd={() => !query.isFetchingNextPage && void query.fetchNextPage()}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useMessages();
  if (isFiltered) {
    return (
      <EmptyState
        className="flex-1 justify-center"
        icon={<SearchX aria-hidden />}
        title={t('noneTitle')}
        text={t('noneText')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      className="flex-1 justify-center"
      icon={<AudioLines aria-hidden />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/app/speech-synthesis/text-to-speech" className={buttonClass({ variant: 'primary' })}>
          {t('emptyAction')}
        </Link>
      }
    />
  );
}

const isNarrowed = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
