import { message, useMessages } from '#web/features/usage/messages.ts';
import { breakdownsFor, intervalsFor, periods, type UsageFilter } from '#web/features/usage/usage-filter.ts';
import { Select } from '#web/ui/select.tsx';

type UsageFieldsProps = {
  filter: UsageFilter;
  isWhole: boolean;
  onChange: (part: Partial<UsageFilter>) => void;
};

/** By what, over what time and in which steps; what is chosen stands in the address. */
export function UsageFields({ filter, isWhole, onChange }: UsageFieldsProps) {
  const t = useMessages();
  return (
    <fieldset className="flex flex-wrap gap-2 max-sm:w-full">
      <legend className="sr-only">{t('filters')}</legend>
      <div className="w-44 max-sm:w-full">
        <Select
          aria-label={t('by')}
          value={filter.by}
          onChange={(by) => onChange({ by, show: undefined })}
          options={breakdownsFor(isWhole).map((value) => ({ value, label: message(`by_${value}`) }))}
        />
      </div>
      <div className="w-40 max-sm:flex-1">
        <Select
          aria-label={t('period')}
          value={filter.period}
          onChange={(period) => onChange({ period })}
          options={periods.map((value) => ({ value, label: message(`period_${value}`) }))}
        />
      </div>
      <div className="w-32 max-sm:flex-1">
        <Select
          aria-label={t('interval')}
          value={filter.interval}
          onChange={(interval) => onChange({ interval })}
          options={intervalsFor(filter.period).map((value) => ({
            value,
            label: message(`interval_${value}`),
          }))}
        />
      </div>
    </fieldset>
  );
}
