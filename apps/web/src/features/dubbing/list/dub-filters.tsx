import { baseVoiceLanguages } from '@mynah/contract/voices/voice-languages';
import type { DubFilter } from '#web/features/dubbing/dubbing.requests.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { SettledSearchField } from '#web/shared/settled-search-field.tsx';
import { Select } from '#web/ui/select.tsx';

const ANY = 'any';
const states = ['dubbing', 'dubbed', 'failed'] as const;

interface DubFiltersProps {
  filter: DubFilter;
  onChange: (filter: DubFilter) => void;
}

export function DubFilters({ filter, onChange }: DubFiltersProps) {
  const t = useMessages();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-40 flex-1 max-sm:basis-full">
        <SettledSearchField
          label={t('search')}
          value={filter.search ?? ''}
          onChange={(search) => onChange({ ...filter, search: search.trim() || undefined })}
        />
      </div>
      <Select
        aria-label={t('status')}
        className="w-36! max-sm:flex-1"
        value={filter.status ?? ANY}
        onChange={(status) => onChange({ ...filter, status: status === ANY ? undefined : status })}
        options={[
          { value: ANY, label: t('anyStatus') },
          ...states.map((status) => ({ value: status, label: t(`filter_${status}`) })),
        ]}
      />
      <Select
        aria-label={t('targetLanguage')}
        className="w-40! max-sm:flex-1"
        value={filter.language ?? ANY}
        onChange={(language) => onChange({ ...filter, language: language === ANY ? undefined : language })}
        options={[
          { value: ANY, label: t('anyLanguage') },
          ...baseVoiceLanguages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </div>
  );
}
