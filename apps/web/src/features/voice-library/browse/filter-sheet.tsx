import { noticePeriods } from '@mynah/contract/voices/sharing-terms';
import { voiceAges, voiceGenders, voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import {
  categories,
  cleared,
  type LibraryFilter,
} from '#web/features/voice-library/browse/library-filter.ts';
import {
  accentOptions,
  languageOptions,
  type Option,
  toOptions,
} from '#web/features/voice-library/browse/library-values.ts';
import type { FilterState } from '#web/features/voice-library/browse/use-filter.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { noticeOption } from '#web/features/voice-library/voice-terms.ts';

import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Switch } from '#web/ui/switch.tsx';

type FilterSheetProps = FilterState & { isOpen: boolean; onClose: () => void };

/** All filters; each takes effect at once. */
export function FilterSheet({ filter, change, isOpen, onClose }: FilterSheetProps) {
  const t = useMessages();
  const isWide = useBreakpoint('sm');
  const set = (part: LibraryFilter): void => change({ ...filter, ...part });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} side={isWide ? 'right' : 'bottom'} title={t('filters')}>
      <div className="flex flex-col gap-4 p-5">
        <Choice
          label={t('language')}
          value={filter.language}
          // an accent is one of a language
          onChange={(language) => set({ language, accent: undefined })}
          options={languageOptions()}
        />
        <Choice
          label={t('accent')}
          value={filter.accent}
          onChange={(accent) => set({ accent })}
          options={withOwn(accentOptions(filter.language), filter.accent)}
        />
        <Choice
          label={t('gender')}
          value={filter.gender}
          onChange={(gender) => set({ gender })}
          options={toOptions(voiceGenders)}
        />
        <Choice
          label={t('age')}
          value={filter.age}
          onChange={(age) => set({ age })}
          options={toOptions(voiceAges)}
        />
        <Choice
          label={t('useCase')}
          value={filter.use_case}
          onChange={(use_case) => set({ use_case })}
          options={withOwn(toOptions(voiceUseCases), filter.use_case)}
        />
        <Choice
          label={t('category')}
          value={filter.category}
          onChange={(category) => set({ category: category as LibraryFilter['category'] })}
          options={toOptions(categories)}
        />
        <Choice
          label={t('noticePeriod')}
          value={filter.notice === undefined ? undefined : String(filter.notice)}
          onChange={(notice) => set({ notice: notice === undefined ? undefined : Number(notice) })}
          options={noticePeriods
            .filter((days) => days > 0)
            .map((days) => ({
              value: String(days),
              label: t('noticeAtLeast', { period: noticeOption(days) }),
            }))}
        />
        <Switch
          label={t('withRates')}
          hint={t('withRatesHint')}
          checked={filter.rates !== 'no'}
          onChange={(isShown) => set({ rates: isShown ? undefined : 'no' })}
        />
        <Switch
          label={t('withModerated')}
          hint={t('withModeratedHint')}
          checked={filter.moderated !== 'no'}
          onChange={(isShown) => set({ moderated: isShown ? undefined : 'no' })}
        />
        <div className="flex justify-end gap-2 pt-2">
          <Button onClick={() => change(cleared(filter))}>{t('clearFilters')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('showVoices')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** A link may carry a value that is not on offer; it shows as it is. */
const withOwn = (options: Option[], value: string | undefined): Option[] =>
  value === undefined || options.some((option) => option.value === value)
    ? options
    : [...options, ...toOptions([value])];

type ChoiceProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  options: readonly Option[];
};

const ANY = 'any';

function Choice({ label, value, onChange, options }: ChoiceProps) {
  const t = useMessages();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          id={control.id}
          aria-label={label}
          value={value ?? ANY}
          onChange={(next) => onChange(next === ANY ? undefined : next)}
          options={[{ value: ANY, label: t('any') }, ...options]}
        />
      )}
    </Field>
  );
}
