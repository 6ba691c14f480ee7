import type { HistoryItem } from '@mynah/contract/history';
import { useSearch } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { HistoryRow } from '#web/features/history/history-row.tsx';
import { useMessages } from '#web/features/history/messages.ts';

const ROW_HEIGHT = 68;
/** The next page is fetched so many rows before the end. */
const FETCH_AHEAD = 12;

type HistoryListProps = {
  items: readonly HistoryItem[];
  hasMore: boolean;
  onEnd: () => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
};

/** Thousands of items scroll like ten: only the rows in view are there. */
export function HistoryList({ items, hasMore, onEnd, selected, onSelect }: HistoryListProps) {
  const t = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = (useSearch({ strict: false }) as { item?: string }).item;
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    getItemKey: (index) => items[index]?.history_item_id ?? index,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= items.length - FETCH_AHEAD) onEnd();
  }, [hasMore, last, items.length, onEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, not for each page that comes
  useEffect(() => {
    const index = items.findIndex((item) => item.history_item_id === wanted);
    if (index > 0) rows.scrollToIndex(index, { align: 'center' });
  }, [wanted]);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
      <ul aria-label={t('list')} className="relative" style={{ height: rows.getTotalSize() }}>
        {shown.map((row) => {
          const item = items[row.index];
          return (
            item && (
              <li
                key={row.key}
                aria-setsize={hasMore ? -1 : items.length}
                aria-posinset={row.index + 1}
                className="absolute inset-x-0 top-0"
                style={{ height: ROW_HEIGHT, transform: `translateY(${row.start}px)` }}
              >
                <HistoryRow
                  item={item}
                  isWanted={item.history_item_id === wanted}
                  isSelected={selected.has(item.history_item_id)}
                  onSelect={onSelect}
                />
              </li>
            )
          );
        })}
      </ul>
      <p className="py-5 text-center text-12 text-ink-3">{hasMore ? t('loadingMore') : t('end')}</p>
    </div>
  );
}
