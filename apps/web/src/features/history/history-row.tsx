import type { HistoryItem } from '@mynah/contract/history/history';
import type { ReactNode } from 'react';
import { ItemLine } from '#web/features/history/item-line.tsx';
import { ItemMenu } from '#web/features/history/item-menu.tsx';
import { useMessages } from '#web/features/history/messages.ts';
import { PlayButton } from '#web/features/history/play-button.tsx';
import { titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { dateOfUnix, formatAgo, formatDateTime, formatLength } from '#web/shared/format/times.ts';
import { useModelName } from '#web/shared/models/model-names.ts';

type HistoryRowProps = {
  item: HistoryItem;
  place: { index: number; top: number; height: number };
  /** The one row that the tab key reaches. */
  isActive: boolean;
  onActive: (id: string) => void;
  isWanted: boolean;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
};

export function HistoryRow(props: HistoryRowProps) {
  const { item, place, isActive, onActive, isWanted, isSelected, onSelect } = props;
  const t = useMessages();
  const id = item.history_item_id;
  const title = titleOf(item);
  const tabIndex = isActive ? 0 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid that it stands in
    <div
      role="row"
      data-row={id}
      aria-rowindex={place.index + 1}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      onFocus={() => onActive(id)}
      data-marked={isSelected || isWanted || undefined}
      className="group/row absolute inset-x-0 top-0 flex items-center gap-4 border-b px-5 transition-colors hover:bg-hover focus-visible:-outline-offset-2 data-marked:bg-accent-soft max-sm:gap-3 max-sm:px-4"
      style={{ height: place.height, transform: `translateY(${place.top}px)` }}
    >
      <Cell>
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={t('select', { text: title.slice(0, 60) })}
          checked={isSelected}
          // a click knows of the shift key, a change does not
          onClick={(event) => onSelect(id, event.currentTarget.checked, event.shiftKey)}
          onChange={() => undefined}
          className="size-4 shrink-0 cursor-pointer accent-(--ink)"
        />
      </Cell>
      <Cell>
        <PlayButton item={item} tabIndex={tabIndex} />
      </Cell>
      <Cell className="min-w-0 flex-1">
        <p className="truncate text-13 text-ink">{title}</p>
        <p className="truncate text-12 text-ink-2">
          <ItemLine item={item} />
          <span className="md:hidden"> · {formatAgo(dateOfUnix(item.date_unix))}</span>
        </p>
      </Cell>
      <Facts item={item} />
      <Cell>
        <ItemMenu item={item} tabIndex={tabIndex} />
      </Cell>
    </div>
  );
}

/** What there is room for on wider screens. */
function Facts({ item }: { item: HistoryItem }) {
  const modelName = useModelName();
  const date = dateOfUnix(item.date_unix);
  return (
    <>
      <Cell className="w-44 truncate text-12 text-ink-2 max-xl:hidden">{modelName(item.model_id ?? '')}</Cell>
      <Cell className="figures w-12 text-end text-12 text-ink-2 max-sm:hidden">
        {item.duration_ms === null ? '' : formatLength(item.duration_ms / 1000)}
      </Cell>
      <Cell className="w-28 truncate text-end text-12 text-ink-2 max-md:hidden">
        <time dateTime={date.toISOString()} title={formatDateTime(date)}>
          {formatAgo(date)}
        </time>
      </Cell>
    </>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid that it stands in
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus, or what stands in the cell
    <div role="gridcell" className={`shrink-0 ${className ?? 'grid'}`}>
      {children}
    </div>
  );
}
