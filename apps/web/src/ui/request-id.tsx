import { Suspense } from 'react';
import { ApiError } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useMessages } from '#web/ui/messages.ts';

const CopyButton = lazy(async () => ({ default: (await import('#web/ui/copy-button.tsx')).CopyButton }));

/** What whoever is asked for help wants to know of a failed call; nothing where the server gave no id. */
export function RequestId({ error, className }: { error: unknown; className?: string }) {
  const t = useMessages();
  const id = error instanceof ApiError ? error.requestId : undefined;
  if (!id) return null;
  return (
    <p className={classNames('flex items-center gap-1 text-12 text-ink-2', className)}>
      <span className="figures break-all">{t('requestId', { id })}</span>
      <Suspense>
        <CopyButton text={id} label={t('copyRequestId')} />
      </Suspense>
    </p>
  );
}
