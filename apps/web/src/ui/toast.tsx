import 'sonner/dist/styles.css';
import { Toaster as Base, toast as show } from 'sonner';
import { errorText } from '#web/shared/api/api-error.ts';
import { useMessages } from '#web/ui/messages.ts';
import { useTheme } from '#web/ui/theme/theme.ts';

/** How long a toast stays (NOT-005) and how many there are at once (NOT-006). */
export const TOAST_DURATION_MS = 5555;
export const MAX_TOASTS = 3;

type ToastAction = { label: string; onClick: () => void };
type ToastOptions = { description?: string; action?: ToastAction };

export const toast = {
  info: (text: string, options?: ToastOptions) => raise(() => show(text, options)),
  success: (text: string, options?: ToastOptions) => raise(() => show.success(text, options)),
  error: (text: string, options?: ToastOptions) => raise(() => show.error(text, options)),
  /** The generic rule for failures: the server's words below 500, a plain sentence from 500 on (ERR-031, ERR-032). */
  failure: (error: unknown) => raise(() => show.error(errorText(error))),
};

function raise(add: () => string | number): void {
  // The oldest make room: a fourth toast would wait out of sight and come when its cause is forgotten.
  const shown = show.getToasts();
  const overdue = Math.max(0, shown.length - (MAX_TOASTS - 1));
  for (const old of shown.slice(0, overdue)) show.dismiss(old.id);
  add();
}

export function Toaster() {
  const t = useMessages();
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
