import { useId } from 'react';
import { ACTIVITIES, activityText } from '#web/features/audit-log/activities.ts';
import { AUDIT_CLASSES, type AuditFilter, isFiltered } from '#web/features/audit-log/audit-filter.ts';
import { useMessages } from '#web/features/audit-log/messages.ts';
import { compareNames } from '#web/shared/format/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

type FilterFieldsProps = {
  filter: AuditFilter;
  people: ReadonlyMap<string, string>;
  onChange: (change: AuditFilter) => void;
};

const ANY = '';

/** Who, what and when; what is chosen stands in the address. */
export function FilterFields({ filter, people, onChange }: FilterFieldsProps) {
  const t = useMessages();
  return (
    <fieldset className="flex flex-wrap items-end gap-2">
      <legend className="sr-only">{t('filters')}</legend>
      <div className="w-44 max-sm:w-full">
        <Select
          aria-label={t('filterWho')}
          value={filter.who ?? ANY}
          onChange={(who) => onChange({ who: who || undefined })}
          options={whoOptions(filter, people, t('anybody'), t('formerUser'))}
        />
      </div>
      <div className="w-56 max-sm:w-full">
        <Select
          aria-label={t('filterWhat')}
          value={filter.what ?? ANY}
          onChange={(what) => onChange({ what: what || undefined })}
          options={useWhatOptions(filter.what)}
        />
      </div>
      <DayField
        label={t('from')}
        value={filter.from}
        max={filter.to}
        onChange={(from) => onChange({ from })}
      />
      <DayField label={t('to')} value={filter.to} min={filter.from} onChange={(to) => onChange({ to })} />
      {isFiltered(filter) && (
        <Button
          variant="ghost"
          className="max-sm:w-full"
          onClick={() => onChange({ who: undefined, what: undefined, from: undefined, to: undefined })}
        >
          {t('clear')}
        </Button>
      )}
    </fieldset>
  );
}

function whoOptions(
  { who }: AuditFilter,
  people: ReadonlyMap<string, string>,
  anybody: string,
  formerUser: string,
): SelectOption<string>[] {
  const known = [...people].map(([value, label]) => ({ value, label }));
  // whoever is gone can still be asked for by the address
  const former = who === undefined || people.has(who) ? [] : [{ value: who, label: formerUser }];
  const named = [...known, ...former].toSorted((a, b) => compareNames(a.label, b.label));
  return [{ value: ANY, label: anybody }, ...named];
}

function useWhatOptions(what: string | undefined): SelectOption<string>[] {
  const t = useMessages();
  const kinds = AUDIT_CLASSES.map((name) => ({ value: name as string, label: t(`class_${name}`) }));
  const names: string[] = Object.keys(ACTIVITIES);
  const isNew = what !== undefined && !names.includes(what) && !kinds.some(({ value }) => value === what);
  const acts = (isNew ? [...names, what] : names).map((name) => ({ value: name, label: activityText(name) }));
  return [{ value: ANY, label: t('anything') }, ...kinds, ...acts];
}

type DayFieldProps = {
  label: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onChange: (day: string | undefined) => void;
};

function DayField({ label, value, onChange, ...limits }: DayFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-sm:flex-1">
      <label htmlFor={id} className="shrink-0 text-12 text-ink-3">
        {label}
      </label>
      <Input
        id={id}
        {...limits}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}
