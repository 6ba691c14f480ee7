import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Choice<Value extends string> = { value: Value; label: string; hint?: ReactNode };

type NameChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  /** What to choose from; titled ones stand under their title. */
  options: readonly Choice<Value>[] | readonly { title: string; options: readonly Choice<Value>[] }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  error?: string;
};

/** Any of many: groups, members, permissions. */
export function NameChoice<Value extends string>(props: NameChoiceProps<Value>) {
  const { label, hint, options, value, onChange, error } = props;
  const toggle = (option: Value, isChosen: boolean) =>
    onChange(isChosen ? [...value, option] : value.filter((other) => other !== option));
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium text-13">{label}</legend>
      {hint && <p className="-mt-1 pb-2 text-12 text-ink-3">{hint}</p>}
      <div className="grid max-h-60 gap-x-6 gap-y-2 overflow-y-auto rounded-lg border bg-surface p-3 sm:grid-cols-2">
        {areasOf(options).map(({ title, options: choices }) => (
          <Fragment key={title ?? ''}>
            {title && <p className="pt-1 font-medium text-12 text-ink-3 first:pt-0 sm:col-span-2">{title}</p>}
            {choices.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                hint={option.hint}
                checked={value.includes(option.value)}
                onChange={(isChosen) => toggle(option.value, isChosen)}
              />
            ))}
          </Fragment>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-12 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function areasOf<Value extends string>(
  options: NameChoiceProps<Value>['options'],
): { title?: string; options: readonly Choice<Value>[] }[] {
  const plain = options.flatMap((option) => ('options' in option ? [] : [option]));
  const titled = options.flatMap((option) => ('options' in option ? [option] : []));
  return plain.length > 0 ? [{ options: plain }, ...titled] : titled;
}
