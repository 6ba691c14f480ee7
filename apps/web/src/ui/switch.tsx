import { Switch as Base } from '@base-ui/react/switch';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** Enter alone switches: with Ctrl or Cmd it is a shortcut of the page. */
function leaveShortcuts(event: KeyboardEvent & { preventBaseUIHandler: () => void }): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventBaseUIHandler();
}

export function Switch({ label, hint, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-center justify-between gap-4', className)}>
      <div>
        <span id={id} className="font-medium text-13 text-ink">
          {label}
        </span>
        {hint && (
          <p id={`${id}-hint`} className="text-12 text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <Base.Root
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        onKeyDown={leaveShortcuts}
        className="relative h-5 w-9 shrink-0 rounded-full bg-ink-3/45 transition-colors data-checked:bg-ink data-disabled:opacity-45"
      >
        <Base.Thumb className="absolute top-0.5 start-0.5 size-4 rounded-full bg-white transition-transform data-checked:translate-x-4 rtl:data-checked:-translate-x-4 dark:data-checked:bg-on-ink" />
      </Base.Root>
    </div>
  );
}
