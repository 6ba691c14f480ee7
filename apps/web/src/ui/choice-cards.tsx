import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type Choice<Value extends string> = { value: Value; label: string; hint?: string; icon?: ReactNode };

type ChoiceCardsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
  className?: string;
};

/** One of a few, each with room for a word of explanation. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, onChange, options, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={classNames('grid auto-cols-fr gap-2 sm:grid-flow-col', className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          nativeButton
          render={<button type="button" />}
          className="rounded-lg border bg-surface p-3 text-start text-ink-2 transition-colors hover:border-line-strong data-checked:border-ink data-checked:text-ink data-checked:ring-1 data-checked:ring-ink"
        >
          <span className="flex items-center gap-2 font-medium text-13 [&_svg]:size-4">
            {option.icon}
            {option.label}
          </span>
          {option.hint && <span className="mt-0.5 block text-12 text-ink-3">{option.hint}</span>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
