import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { useMessages } from '#web/ui/messages.ts';

/** As high as dialogs: that of a second one, which comes later, covers the first. */
export const backdropClass =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the chief one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** False keeps the dialog while something is under way. */
  canClose?: boolean;
};

const WIDTHS = { sm: 'max-w-100', md: 'max-w-130', lg: 'max-w-180' } as const;

/** A centered dialog; on phones it rises from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, footer, size = 'md', canClose = true } = props;
  const t = useMessages();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && canClose && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4 max-sm:place-items-end max-sm:p-0">
          <Base.Popup
            ref={popup}
            initialFocus={(how) => (how === 'touch' ? true : (firstControl(popup.current) ?? true))}
            className={classNames(
              'flex max-h-[calc(100dvh-32px)] w-full flex-col overflow-hidden rounded-2xl border bg-raised shadow-pop outline-none',
              'transition-[opacity,scale,translate] duration-200 ease-out max-sm:max-w-none max-sm:rounded-b-none',
              'data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
              'max-sm:data-starting-style:translate-y-8 max-sm:data-starting-style:scale-100',
              WIDTHS[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-4.5 pb-1">
              <div>
                <Base.Title className="font-semibold text-18 text-ink tracking-[-0.01em]">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-0.5 text-pretty text-13 text-ink-2">
                    {description}
                  </Base.Description>
                )}
              </div>
              {canClose && (
                <Base.Close
                  aria-label={t('close')}
                  className={classNames(iconButtonClass('sm'), '-mt-0.5 -me-1.5')}
                >
                  <X aria-hidden />
                </Base.Close>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-3">{children}</div>
            {footer && <footer className="flex justify-end gap-2 border-t px-5 py-3.5">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** In order: what is to be filled in, what is to be copied, the first answer, which takes nothing away. */
const FIRST_CONTROLS = [
  'input:not([readonly], [type=hidden], [aria-hidden]), textarea, [role=checkbox], [role=radio], [role=switch]',
  'input[readonly]:not([aria-hidden])',
  'footer button:enabled',
];

/** Never the button that closes the dialog while there is another; on touch no keyboard springs up. */
function firstControl(popup: HTMLElement | null): HTMLElement | undefined {
  return FIRST_CONTROLS.flatMap((selector) => popup?.querySelector<HTMLElement>(selector) ?? [])[0];
}
