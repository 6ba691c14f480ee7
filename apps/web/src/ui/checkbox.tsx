import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type CheckboxProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function Checkbox({ label, hint, checked, onChange, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <Base.Root
        id={id}
        aria-labelledby={`${id}-label`}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-[4px] border border-line-strong bg-surface transition-colors data-checked:border-ink data-checked:bg-ink data-disabled:opacity-45"
      >
        <Base.Indicator>
          <Check aria-hidden className="size-3 text-on-ink" strokeWidth={3} />
        </Base.Indicator>
      </Base.Root>
      <label htmlFor={id} id={`${id}-label`} className="min-w-0 cursor-pointer text-13 text-ink">
        {label}
        {hint && <span className="block text-12 text-ink-3">{hint}</span>}
      </label>
    </div>
  );
}
