import { Suspense, useEffect } from 'react';
import { errorText } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { whenIdle } from '#web/shared/when-idle.ts';
import { mountToaster, raise, type ToastOptions, useToaster } from '#web/ui/toast-queue.ts';

export const toast = {
  info: (text: string, options?: ToastOptions) => raise({ kind: 'info', text, options }),
  success: (text: string, options?: ToastOptions) => raise({ kind: 'success', text, options }),
  error: (text: string, options?: ToastOptions) => raise({ kind: 'error', text, options }),
  /** The generic rule for failures: the server's words below 500, a plain sentence from 500 on (ERR-031, ERR-032). */
  failure: (error: unknown) => raise({ kind: 'error', text: errorText(error) }),
};

const loadToaster = () => import('#web/ui/toaster.tsx');
const LoadedToaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** The place of toasts; its code comes with the first of them, or when nothing else is to be done. */
export function Toaster() {
  const isMounted = useToaster((toaster) => toaster.isMounted);
  useEffect(() => whenIdle(() => loadToaster().then(mountToaster)), []);
  return (
    isMounted && (
      <Suspense>
        <LoadedToaster />
      </Suspense>
    )
  );
}
