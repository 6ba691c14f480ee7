import type { HistoryItem } from '@mynah/contract/history/history';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { HistoryRow } from '#web/features/history/history-row.tsx';
import { useMessages } from '#web/features/history/messages.ts';
import { toggleItem } from '#web/features/history/play-item.ts';
import { rememberPlace, usePlace } from '#web/features/history/scroll-place.ts';
import { useItemActions } from '#web/features/history/use-item-actions.ts';
import { useListKeys } from '#web/features/history/use-list-keys.ts';
import type { Selection } from '#web/features/history/use-selection.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { Button } from '#web/ui/button.tsx';

const ROW_HEIGHT = 68;
/** The next page is fetched so many rows before the end. */
const FETCH_AHEAD = 20;

type HistoryListProps = {
  items: readonly HistoryItem[];
  ids: readonly string[];
  /** Names the view whose place is kept. */
  viewKey: string;
  hasMore: boolean;
  /** The next page did not come; it is asked for again by hand. */
  hasFailed: boolean;
  onEnd: () => void;
  selection: Selection;
};

/** A hundred thousand items scroll like ten: only the rows in view are there. */
export function HistoryList(props: HistoryListProps) {
  const { items, ids, viewKey, hasMore, hasFailed, onEnd, selection } = props;
  const t = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const { remove } = useItemActions();
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    initialOffset: usePlace(viewKey),
    getItemKey: (index) => ids[index] ?? index,
  });
  const keys = useListKeys({
    grid: scroller,
    ids,
    reveal: (index) => rows.scrollToIndex(index),
    onToggle: (id, isRange) => selection.set(id, isRange || !selection.has(id), isRange),
    onExtend: selection.extend,
    onSelectAll: selection.selectAll,
    onPlay: (id) => {
      const item = items[ids.indexOf(id)];
      if (item) void toggleItem(item);
    },
    onDelete: (id) => remove(selection.ids.length > 0 ? selection.ids : [id]),
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !hasFailed && last >= items.length - FETCH_AHEAD) onEnd();
  }, [hasMore, hasFailed, last, items.length, onEnd]);
  const wanted = useWanted(ids, (index) => rows.scrollToIndex(index, { align: 'center' }));
  return (
    <div
      ref={scroller}
      onScroll={(event) => rememberPlace(viewKey, event.currentTarget.scrollTop)}
      className="min-h-0 flex-1 overflow-y-auto"
    >
      <p id="history-keys" className="sr-only">
        {t('listKeys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out the rows that are out of view */}
      <div
        role="grid"
        aria-label={t('list')}
        aria-describedby="history-keys"
        aria-multiselectable
        aria-rowcount={hasMore ? -1 : items.length}
        onKeyDown={keys.onKeyDown}
        className="relative"
        style={{ height: rows.getTotalSize() }}
      >
        {shown.map((row) => {
          const item = items[row.index];
          return (
            item && (
              <HistoryRow
                key={row.key}
                item={item}
                place={{ index: row.index, top: row.start, height: ROW_HEIGHT }}
                isActive={item.history_item_id === keys.active}
                onActive={keys.setActive}
                isWanted={item.history_item_id === wanted}
                isSelected={selection.has(item.history_item_id)}
                onSelect={selection.set}
              />
            )
          );
        })}
      </div>
      <div className="py-5 text-center text-12 text-ink-3">
        {hasFailed ? (
          <Button size="sm" onClick={onEnd}>
            {t('moreFailed')}
          </Button>
        ) : (
          t(hasMore ? 'loadingMore' : 'end')
        )}
      </div>
    </div>
  );
}

/** The item that the address asks for, brought into view once for each address. */
function useWanted(ids: readonly string[], reveal: (index: number) => void): string | undefined {
  const { item } = useSearchValues(({ item }) => ({ item }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: not for each page that comes
  useEffect(() => {
    const index = item === undefined ? -1 : ids.indexOf(item);
    if (index > 0) reveal(index);
  }, [item]);
  return item;
}
