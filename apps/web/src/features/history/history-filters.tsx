import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DATE_RANGES, type DateRange } from '#web/features/history/date-range.ts';
import type { HistoryFilter } from '#web/features/history/history.requests.ts';
import { useMessages } from '#web/features/history/messages.ts';
import { useModelNames } from '#web/features/history/use-model-names.ts';
import { displayName, useVoices } from '#web/features/voices/index.ts';
import { track } from '#web/shared/track.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const ANY = 'any';
/** Typing is not answered letter by letter. */
const SEARCH_AFTER_MS = 250;

type HistoryFiltersProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useMessages();
  const voices = useVoices().data ?? [];
  const models = useModelNames();
  const choose = (key: keyof HistoryFilter) => (value: string) =>
    onChange({ ...filter, [key]: value === ANY ? undefined : value });
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 border-b px-5 py-3 max-sm:px-4">
      <SearchField filter={filter} onChange={onChange} />
      <Select
        aria-label={t('voice')}
        className="w-40! max-sm:flex-1"
        value={filter.voice ?? ANY}
        onChange={choose('voice')}
        options={[
          { value: ANY, label: t('anyVoice') },
          ...voices.map((voice) => ({ value: voice.voice_id, label: displayName(voice) })),
        ]}
      />
      <Select
        aria-label={t('model')}
        className="w-48! max-sm:flex-1"
        value={filter.model ?? ANY}
        onChange={choose('model')}
        options={[
          { value: ANY, label: t('anyModel') },
          ...[...models].map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        aria-label={t('date')}
        className="w-36! max-sm:flex-1"
        value={filter.date ?? ANY}
        onChange={choose('date')}
        options={[
          { value: ANY, label: t('anyDate') },
          ...(Object.keys(DATE_RANGES) as DateRange[]).map((range) => ({ value: range, label: t(range) })),
        ]}
      />
    </div>
  );
}

function SearchField({ filter, onChange }: HistoryFiltersProps) {
  const t = useMessages();
  const [text, setText] = useState(filter.search ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    if (text === (filter.search ?? '')) return;
    const timer = setTimeout(() => {
      onChange({ ...filter, search: text.trim() || undefined });
      track({ name: 'history_searched' });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="relative min-w-50 flex-1">
      <span className="sr-only">{t('search')}</span>
      <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('searchPlaceholder')}
        className={classNames(controlClass, 'h-9 pr-3 pl-9')}
      />
    </label>
  );
}
