import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { backdropClass } from '#web/ui/dialog.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { useMessages } from '#web/ui/messages.ts';

const SIDES = {
  left: 'inset-y-0 start-0 w-70 max-w-[86vw] border-e data-starting-style:-translate-x-full data-ending-style:-translate-x-full rtl:data-starting-style:translate-x-full rtl:data-ending-style:translate-x-full',
  right:
    'inset-y-0 end-0 w-85 max-w-[92vw] border-s data-starting-style:translate-x-full data-ending-style:translate-x-full rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-2xl border-t data-starting-style:translate-y-full data-ending-style:translate-y-full',
} as const;

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  side: keyof typeof SIDES;
  /** The title is read out but not shown. */
  hideTitle?: boolean;
  className?: string;
  children: ReactNode;
};

/** A panel from an edge: navigation on phones, settings on small screens. */
export function Sheet({ isOpen, onClose, title, side, hideTitle, className, children }: SheetProps) {
  const t = useMessages();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={classNames(
            'fixed z-50 flex flex-col overflow-hidden bg-surface shadow-pop outline-none transition-transform duration-200 ease-out',
            SIDES[side],
            className,
          )}
        >
          <div
            className={
              hideTitle ? 'absolute top-2 end-2' : 'flex items-center justify-between pt-3 pe-3 ps-5'
            }
          >
            <Base.Title className={hideTitle ? 'sr-only' : 'font-semibold text-15'}>{title}</Base.Title>
            <Base.Close aria-label={t('close')} className={iconButtonClass('sm')}>
              <X aria-hidden />
            </Base.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
