import { inLanguageOrder } from '@mynah/contract/voices/voice-languages';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { useMessages } from '#web/features/voices/messages.ts';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { countValues, ownLanguageOf, type VoiceFilter } from '#web/features/voices/voice-search.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { chipClass } from '#web/ui/chip-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type VoiceFiltersProps = {
  voices: readonly PickerVoice[];
  filter: VoiceFilter;
  onChange: (filter: VoiceFilter) => void;
  ref?: Ref<HTMLInputElement>;
};

const ANY = 'any';

/** Stays in view while the list scrolls. Only what occurs in the list can be filtered for. */
export function VoiceFilters({ voices, filter, onChange, ref }: VoiceFiltersProps) {
  const t = useMessages();
  const languages = inLanguageOrder(countValues(voices.map(ownLanguageOf)));
  return (
    <div className="sticky -top-3 z-10 -mx-5 -mt-3 border-b bg-raised px-5 pt-3 pb-3">
      <div className="flex gap-2">
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{t('searchLabel')}</span>
          <Search aria-hidden className="absolute top-1/2 start-3 size-4 -translate-y-1/2 text-ink-3" />
          <input
            ref={ref}
            type="search"
            value={filter.search}
            onChange={(event) => onChange({ ...filter, search: event.target.value })}
            placeholder={t('searchPlaceholder')}
            className={classNames(controlClass, 'h-10 pe-3 ps-9 [&::-webkit-search-cancel-button]:hidden')}
          />
        </label>
        {languages.length > 1 && (
          <Select
            aria-label={t('filterLanguage')}
            className="h-10! w-42! max-sm:w-32!"
            value={filter.language ?? ANY}
            onChange={(value) => onChange({ ...filter, language: value === ANY ? null : value })}
            options={[
              { value: ANY, label: t('anyLanguage') },
              ...languages.map((tag) => ({ value: tag, label: languageName(tag) })),
            ]}
          />
        )}
      </div>
      <UseCaseChips voices={voices} filter={filter} onChange={onChange} />
    </div>
  );
}

function UseCaseChips({ voices, filter, onChange }: Omit<VoiceFiltersProps, 'ref'>) {
  const t = useMessages();
  const useCases = countValues(voices.map(({ labels }) => labels.use_case));
  if (useCases.length < 2) return null;
  return (
    <fieldset className="mt-2.5 flex flex-wrap gap-1.5 max-sm:-mx-5 max-sm:min-w-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none]">
      <legend className="sr-only">{t('filterUseCase')}</legend>
      {useCases.map((useCase) => (
        <button
          key={useCase}
          type="button"
          aria-pressed={filter.useCase === useCase}
          onClick={() => onChange({ ...filter, useCase: filter.useCase === useCase ? null : useCase })}
          className={chipClass}
        >
          {asTitle(useCase)}
        </button>
      ))}
    </fieldset>
  );
}
