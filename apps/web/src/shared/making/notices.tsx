import { CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '#web/shared/api/api-error.ts';
import { useMessages } from '#web/shared/making/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RequestId } from '#web/ui/request-id.tsx';

/** Where a page says what stands in the way, above its footer; nothing while nothing does. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <div
      aria-live="polite"
      className="mx-auto w-full max-w-220 px-10 pt-2 empty:hidden max-xl:px-6 max-sm:px-4"
    >
      {children}
    </div>
  );
}

type NoticeProps = {
  title: string;
  /** What is to say, or the failure that says it. */
  children?: ReactNode;
  error?: unknown;
  actions?: ReactNode;
};

/** Where the line is short, the actions go below the words. */
export function Notice({ title, children, error, actions }: NoticeProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft px-3 py-2.5 text-13">
      <div className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0">
          <p className="font-medium text-danger">{title}</p>
          <p className="text-ink-2">{error ? errorText(error) : children}</p>
          <RequestId error={error} className="-mb-1.5" />
        </div>
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-1 empty:hidden">{actions}</div>
    </div>
  );
}

type FailureNoticeProps = {
  title: string;
  error: unknown;
  /** Without it, trying again would not help. */
  onRetry?: () => void;
  canRetry?: boolean;
  onDismiss?: () => void;
};

/** What failed, with the ways on. */
export function FailureNotice({ title, error, onRetry, canRetry = true, onDismiss }: FailureNoticeProps) {
  const t = useMessages();
  return (
    <Notice
      title={title}
      error={error}
      actions={
        <>
          {onRetry && (
            <Button size="sm" disabled={!canRetry} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {onDismiss && (
            <IconButton size="sm" label={t('dismiss')} onClick={onDismiss}>
              <X aria-hidden />
            </IconButton>
          )}
        </>
      }
    />
  );
}

/** The codes of what the server could not do as asked. */
export function Warnings({ codes }: { codes: readonly string[] }) {
  const t = useMessages();
  if (codes.length === 0) return null;
  return (
    <p className="flex items-center gap-2 pb-3 text-12 text-ink-3">
      <Info aria-hidden className="size-3.5 shrink-0" />
      {t('warnings', { warnings: codes.map((code) => code.replace(/_/g, ' ')).join(', ') })}
    </p>
  );
}
