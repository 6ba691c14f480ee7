import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { popupClass } from '#web/ui/popup-class.ts';

type PopoverProps = {
  /** Stands at the top and names the popover. */
  title: string;
  /** Beside the title, for example a button. */
  aside?: ReactNode;
  trigger: ReactElement<Record<string, unknown>>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A small panel below what opens it. */
export function Popover({ title, aside, trigger, isOpen, onOpenChange, className, children }: PopoverProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal role="region" aria-label={title}>
        <Base.Positioner align="end" sideOffset={6} className="z-50">
          <Base.Popup className={classNames(popupClass, 'flex max-w-[calc(100vw-16px)] flex-col', className)}>
            <div className="flex min-h-9 items-center justify-between gap-3 px-3">
              <Base.Title className="font-semibold text-13">{title}</Base.Title>
              {aside}
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
