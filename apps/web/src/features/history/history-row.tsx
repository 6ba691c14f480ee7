import type { HistoryItem } from '@mynah/contract/history';
import { ItemMenu } from '#web/features/history/item-menu.tsx';
import { useMessages } from '#web/features/history/messages.ts';
import { PlayButton } from '#web/features/history/play-button.tsx';
import { useModelNames } from '#web/features/history/use-model-names.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';

type HistoryRowProps = {
  item: HistoryItem;
  isWanted: boolean;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
};

export function HistoryRow({ item, isWanted, isSelected, onSelect }: HistoryRowProps) {
  const t = useMessages();
  const modelName = useModelNames().get(item.model_id ?? '') ?? item.model_id;
  const date = dateOfUnix(item.date_unix);
  return (
    <div
      data-marked={isSelected || isWanted || undefined}
      className="group/row flex h-full items-center gap-4 border-b px-5 transition-colors hover:bg-hover data-marked:bg-accent-soft max-sm:gap-3 max-sm:px-4"
    >
      <input
        type="checkbox"
        aria-label={t('select', { text: (item.text ?? '').slice(0, 60) })}
        checked={isSelected}
        onChange={(event) => onSelect(item.history_item_id, event.target.checked)}
        className="size-4 shrink-0 cursor-pointer accent-(--ink)"
      />
      <PlayButton item={item} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 text-ink">{item.text}</p>
        <p className="truncate text-12 text-ink-2">
          {item.voice_name}
          <span className="md:hidden"> · {formatAgo(date)}</span>
        </p>
      </div>
      <span className="w-44 shrink-0 truncate text-12 text-ink-2 max-xl:hidden">{modelName}</span>
      <span className="figures w-12 shrink-0 text-right text-12 text-ink-2 max-sm:hidden">
        {item.duration_ms === null ? '' : formatLength(item.duration_ms / 1000)}
      </span>
      <time
        dateTime={date.toISOString()}
        title={date.toLocaleString()}
        className="w-28 shrink-0 truncate text-right text-12 text-ink-2 max-md:hidden"
      >
        {formatAgo(date)}
      </time>
      <ItemMenu item={item} />
    </div>
  );
}
