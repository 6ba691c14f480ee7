import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

type TooltipPopupProps = {
  isOpen: boolean;
  anchor: Element | null;
  side: 'top' | 'bottom' | 'left' | 'right';
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

/** Beside what it explains; the pointer may rest on it, and Escape closes it. */
export function TooltipPopup({ isOpen, anchor, side, onClose, children, ...pointer }: TooltipPopupProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal aria-hidden>
        <Base.Positioner anchor={anchor} side={side} sideOffset={6} className="z-60">
          <Base.Popup
            {...pointer}
            className="max-w-70 rounded-sm bg-ink px-2 py-1 text-12 text-on-ink shadow-pop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
