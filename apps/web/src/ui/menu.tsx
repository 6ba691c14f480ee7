import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { popupClass } from '#web/ui/popup-class.ts';

type MenuProps = {
  /** Names the region in which the menu opens. */
  label: string;
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  /** For menus whose code is loaded by the press that opens them. */
  startsOpen?: boolean;
  className?: string;
};

export function Menu({
  label,
  trigger,
  children,
  side = 'bottom',
  align = 'end',
  startsOpen,
  className,
}: MenuProps) {
  return (
    <Base.Root defaultOpen={startsOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal role="region" aria-label={label}>
        <Base.Positioner side={side} align={align} sideOffset={6} className="z-50">
          <Base.Popup className={classNames(popupClass, 'min-w-48', className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClass =
  'flex w-full cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start outline-none ' +
  'data-highlighted:bg-hover data-disabled:opacity-45 [&_svg]:size-4 [&_svg]:text-ink-3';

type MenuItemProps = {
  onSelect?: () => void;
  icon?: ReactNode;
  /** Stands at the right end, for example a key. */
  aside?: ReactNode;
  isDanger?: boolean;
  disabled?: boolean;
  /** A link element to render in place of the item. */
  render?: ReactElement<Record<string, unknown>>;
  children: ReactNode;
};

export function MenuItem({ onSelect, icon, aside, isDanger, disabled, render, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      render={render}
      className={classNames(itemClass, isDanger && 'text-danger [&_svg]:text-danger')}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {aside}
    </Base.Item>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

type SubmenuProps = {
  /** Names the entry and the region in which its menu opens. */
  label: string;
  icon?: ReactNode;
  /** Before the arrow, for example what is chosen. */
  aside?: ReactNode;
  children: ReactNode;
};

/** An entry that opens a menu of its own. */
export function Submenu({ label, icon, aside, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={classNames(itemClass, 'data-popup-open:bg-hover')}>
        {icon}
        <span className="flex-1">{label}</span>
        {aside && <span className="text-12 text-ink-3">{aside}</span>}
        <ChevronRight aria-hidden />
      </Base.SubmenuTrigger>
      <Base.Portal role="region" aria-label={label}>
        <Base.Positioner sideOffset={4} alignOffset={-4} className="z-50">
          <Base.Popup className={classNames(popupClass, 'min-w-40')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

type MenuChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

/** One of several, with a check beside the chosen one. */
export function MenuChoices<Value extends string>({
  label,
  value,
  onChange,
  options,
}: MenuChoicesProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-12 text-ink-3">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={itemClass}>
            {option.icon}
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
