import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/input.tsx';
import { popupClass } from '#web/ui/popup-class.ts';

export type SelectOption<Value extends string> = { value: Value; label: string; hint?: ReactNode };

type SelectProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  disabled?: boolean;
  className?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, disabled, className, ...labels } = props;
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next: Value | null) => next !== null && onChange(next)}
    >
      <Base.Trigger
        {...labels}
        className={classNames(
          controlClass,
          'flex h-9 items-center justify-between gap-2 px-3 text-start',
          className,
        )}
      >
        <Base.Value className="truncate" />
        <Base.Icon>
          <ChevronsUpDown aria-hidden className="size-4 text-ink-3" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal role="region" aria-label={labels['aria-label']}>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <Base.Popup
            className={classNames(
              popupClass,
              'max-h-(--available-height) min-w-(--anchor-width) overflow-auto',
            )}
          >
            {options.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Option({ option }: { option: SelectOption<string> }) {
  return (
    <Base.Item
      value={option.value}
      className="flex cursor-default items-center gap-2 rounded-sm px-2 py-1.5 outline-none data-highlighted:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <Base.ItemText>{option.label}</Base.ItemText>
        {option.hint && <span className="block text-12 text-ink-3">{option.hint}</span>}
      </span>
      <span className="size-4">
        <Base.ItemIndicator>
          <Check aria-hidden className="size-4 text-accent-ink" />
        </Base.ItemIndicator>
      </span>
    </Base.Item>
  );
}
