import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { popupClass } from '#web/ui/popup-class.ts';

type PopoverProps = {
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
};

export function Popover({ trigger, children, label, align = 'center', className }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup aria-label={label} className={classNames(popupClass, 'p-3', className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
