import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DateFields } from '#web/features/history/date-fields.tsx';
import { DATE_RANGES, type DateRange } from '#web/features/history/date-range.ts';
import type { HistoryFilter } from '#web/features/history/history.requests.ts';
import { useMessages } from '#web/features/history/messages.ts';
import { isNarrowed } from '#web/features/history/use-history-filter.ts';
import { displayName, useVoices } from '#web/features/voices/index.ts';
import { mainKinds } from '#web/shared/audio-items/generation-kinds.ts';
import { useModelNames } from '#web/shared/models/model-names.ts';
import { track } from '#web/shared/track.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';

const ANY = 'any';
/** Typing is not answered letter by letter. */
const SEARCH_AFTER_MS = 250;

type HistoryFiltersProps = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void };

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useMessages();
  const voices = useVoices().data ?? [];
  const models = useModelNames();
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 border-b px-5 py-3 max-sm:px-4">
      <DelayedSearch filter={filter} onChange={onChange} />
      <Choice
        label={t('voice')}
        any={t('anyVoice')}
        value={filter.voice}
        onChange={(voice) => onChange({ ...filter, voice })}
        options={voices.map((voice) => ({ value: voice.voice_id, label: displayName(voice) }))}
        className="w-36!"
      />
      {(mainKinds().length > 1 || filter.source) && (
        <Choice
          label={t('source')}
          any={t('anySource')}
          value={filter.source}
          onChange={(source) => onChange({ ...filter, source })}
          options={mainKinds().map(({ source, label }) => ({ value: source, label }))}
          className="w-40!"
        />
      )}
      <Choice
        label={t('model')}
        any={t('anyModel')}
        value={filter.model}
        onChange={(model) => onChange({ ...filter, model })}
        options={[...models].map(([value, label]) => ({ value, label }))}
        className="w-40!"
      />
      <Choice
        label={t('date')}
        any={t('anyDate')}
        value={filter.date}
        onChange={(date) => onChange({ ...filter, date, from: undefined, to: undefined })}
        options={[...(Object.keys(DATE_RANGES) as DateRange[]), 'custom' as const].map((range) => ({
          value: range,
          label: t(range),
        }))}
        className="w-36!"
      />
      {filter.date === 'custom' && <DateFields filter={filter} onChange={onChange} />}
      {isNarrowed(filter) && (
        <Button variant="ghost" onClick={() => onChange({})} aria-label={t('clearFilters')}>
          <X aria-hidden />
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** What stands for no choice. */
  any: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  options: readonly { value: Value; label: string }[];
  className: string;
};

/** A value of the address that is not offered any more is shown as it stands there. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, any, value, onChange, options, className } = props;
  const isOffered = value === undefined || options.some((option) => option.value === value);
  return (
    <Select<Value | typeof ANY>
      aria-label={label}
      className={`${className} max-sm:flex-1`}
      value={value ?? ANY}
      onChange={(next) => onChange(next === ANY ? undefined : (next as Value))}
      options={[
        { value: ANY, label: any },
        ...options,
        ...(isOffered || value === undefined ? [] : [{ value, label: value }]),
      ]}
    />
  );
}

function DelayedSearch({ filter, onChange }: HistoryFiltersProps) {
  const t = useMessages();
  const [text, setText] = useState(filter.search ?? '');
  const [sent, setSent] = useState(filter.search);
  // cleared, or gone back to: the address has another word than this field gave it
  if (filter.search !== sent) {
    setSent(filter.search);
    setText(filter.search ?? '');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    const search = text.trim() || undefined;
    if (search === filter.search) return;
    const timer = setTimeout(() => {
      setSent(search);
      onChange({ ...filter, search });
      track({ name: 'history_searched' });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={text}
      onChange={setText}
      maxLength={500}
      className="min-w-50"
    />
  );
}
