import 'sonner/dist/styles.css';
import { useEffect } from 'react';
import { Toaster as Base, toast as show } from 'sonner';
import { useMessages } from '#web/ui/messages.ts';
import { useTheme } from '#web/ui/theme/theme.ts';
import { connectToaster, MAX_TOASTS, TOAST_DURATION_MS, type Toast } from '#web/ui/toast-queue.ts';

function raise({ kind, text, options }: Toast): void {
  // The oldest make room: a fourth toast would wait out of sight and come when its cause is forgotten.
  const shown = show.getToasts();
  const overdue = Math.max(0, shown.length - (MAX_TOASTS - 1));
  for (const old of shown.slice(0, overdue)) show.dismiss(old.id);
  if (kind === 'info') show(text, options);
  else show[kind](text, options);
}

/** Where toasts appear. */
export function Toaster() {
  const t = useMessages();
  useEffect(() => connectToaster(raise), []);
  return (
    <Base
      theme={useTheme()}
      duration={TOAST_DURATION_MS}
      visibleToasts={MAX_TOASTS}
      expand
      containerAriaLabel={t('notifications')}
      position="bottom-right"
      offset={{ bottom: 'calc(var(--player-height, 0px) + 16px)', right: '16px' }}
      mobileOffset={{ bottom: 'calc(var(--player-height, 0px) + 12px)', left: '12px', right: '12px' }}
      toastOptions={{
        className: '!rounded-lg !border-line !bg-raised !font-sans !text-13 !text-ink !shadow-pop',
        classNames: {
          success: '[&_[data-icon]]:!text-positive',
          error: '[&_[data-icon]]:!text-danger',
          description: '!text-ink-2',
          actionButton: '!bg-ink !text-on-ink !rounded-sm',
        },
      }}
    />
  );
}
