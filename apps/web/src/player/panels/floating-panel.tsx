import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#web/player/messages.ts';
import { closePanel } from '#web/player/panels/panels.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type FloatingPanelProps = {
  title: string;
  /** Buttons between the title and the closing one. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Stands above the bar without covering it. The page stays in reach; Escape closes and gives the focus back. */
export function FloatingPanel({ title, aside, className, children }: FloatingPanelProps) {
  const t = useMessages();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      const hasFocus =
        document.activeElement === document.body || panel.current?.contains(document.activeElement);
      if (hasFocus && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // On the document: a row that had the focus may go by itself, as when the queue moves on.
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const isOurs = focused === document.body || panel.current?.contains(focused);
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented) closePanel();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      className={classNames(
        'absolute end-3 bottom-[calc(100%+0.75rem)] z-30 flex flex-col overflow-hidden rounded-xl border bg-raised shadow-pop outline-none',
        'max-md:inset-x-0 max-md:bottom-full max-md:w-auto max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0',
        'origin-bottom transition-[opacity,translate] duration-200 ease-out starting:translate-y-2 starting:opacity-0',
        className,
      )}
    >
      <div className="flex h-12 shrink-0 items-center gap-1 border-b pe-2 ps-4">
        <h2 className="min-w-0 flex-1 truncate font-semibold text-13">{title}</h2>
        {aside}
        <IconButton size="sm" label={t('closePanel')} onClick={closePanel}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
