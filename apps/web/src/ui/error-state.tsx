import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMessages } from '#web/ui/messages.ts';
import { RequestId } from '#web/ui/request-id.tsx';

type ErrorStateProps = {
  error: unknown;
  /** What was meant to happen, for example 'Your keys could not be loaded'. */
  title?: string;
  onRetry?: () => void;
  action?: ReactNode;
  className?: string;
};

/** Says what happened and what to do, with the request id for whoever is asked for help. */
export function ErrorState({ error, title, onRetry, action, className }: ErrorStateProps) {
  const t = useMessages();
  return (
    <div role="alert" className={classNames('flex flex-col items-center px-6 py-10 text-center', className)}>
      <div className="mb-4 grid size-11 place-items-center rounded-xl bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-5" />
      </div>
      <p className="font-medium text-15 text-ink">{title ?? t('errorTitle')}</p>
      <p className="mt-1 max-w-90 text-balance text-13 text-ink-2">{errorText(error)}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
        {action}
      </div>
      <RequestId error={error} className="mt-4" />
    </div>
  );
}
