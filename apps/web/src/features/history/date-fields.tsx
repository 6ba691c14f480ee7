import type { HistoryFilter } from '#web/features/history/history.requests.ts';
import { useMessages } from '#web/features/history/messages.ts';
import { Input } from '#web/ui/input.tsx';

type DateFieldsProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

/** Two days and all between them; an empty one leaves its side open. */
export function DateFields({ filter, onChange }: DateFieldsProps) {
  const t = useMessages();
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      <Input
        type="date"
        aria-label={t('from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={(event) => onChange({ ...filter, from: event.target.value || undefined })}
        className="w-36! max-sm:flex-1"
      />
      <span aria-hidden className="text-ink-3">
        –
      </span>
      <Input
        type="date"
        aria-label={t('to')}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={(event) => onChange({ ...filter, to: event.target.value || undefined })}
        className="w-36! max-sm:flex-1"
      />
    </div>
  );
}
