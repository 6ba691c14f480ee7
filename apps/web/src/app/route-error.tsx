import { useEffect } from 'react';
import { useMessages } from '#web/app/messages.ts';
import { useRouter } from '#web/shared/routing/index.ts';
import type { FailedProps } from '#web/shared/routing/visit.ts';
import { track } from '#web/shared/track.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A page that threw: the shell around it goes on. */
export function RouteError({ error, reset }: FailedProps) {
  const t = useMessages();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  useEffect(() => track({ name: 'error_shown' }), []);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      className="min-h-[60dvh] justify-center"
      error={error}
      title={t('pageFailed')}
      onRetry={retry}
    />
  );
}
