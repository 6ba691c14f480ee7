import { CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { dismissError, useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { ApiError, errorText } from '#web/shared/api/api-error.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RequestId } from '#web/ui/request-id.tsx';

/** What stands in the way, beside the text it is about: too long, too dear, or refused by the server. */
export function ComposeNotice({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { error, warnings } = useGeneration();
  // Where the settings wait in a sheet, nobody would see there that they have failed.
  const isWide = useBreakpoint('lg');
  const { isTooLong, isTooDear, limit, characters, cost, remaining, voices, models } = compose;
  return (
    <div
      aria-live="polite"
      className="mx-auto w-full max-w-220 px-10 pt-2 empty:hidden max-xl:px-6 max-sm:px-4"
    >
      {isTooLong && limit !== null && (
        <Notice title={t('tooLongTitle')}>
          {t('tooLong', { limit: formatCount(limit), over: formatCount(characters - limit) })}
        </Notice>
      )}
      {isTooDear && remaining !== null && (
        <Notice title={t('quotaTitle')}>
          {t('quotaText', { cost: formatCount(cost), remaining: formatCount(remaining) })}
        </Notice>
      )}
      {!isWide && <LoadFailure query={voices} title={t('voicesFailed')} />}
      {!isWide && <LoadFailure query={models} title={t('modelsFailed')} />}
      {error !== null && <Failure error={error} compose={compose} />}
      {warnings.length > 0 && (
        <p className="flex items-center gap-2 pb-3 text-12 text-ink-3">
          <Info aria-hidden className="size-3.5 shrink-0" />
          {t('warnings', { warnings: warnings.map((code) => code.replace(/_/g, ' ')).join(', ') })}
        </p>
      )}
    </div>
  );
}

function Failure({ error, compose }: { error: unknown; compose: Compose }) {
  const t = useMessages();
  const isQuota = error instanceof ApiError && error.reason === 'quota_exceeded';
  return (
    <Notice
      title={isQuota ? t('quotaTitle') : t('failedTitle')}
      error={error}
      actions={
        <>
          {!isQuota && (
            <Button size="sm" disabled={!compose.canGenerate} onClick={compose.generate}>
              {t('retry')}
            </Button>
          )}
          <IconButton size="sm" label={t('dismiss')} onClick={dismissError}>
            <X aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}

type Loaded = { data: unknown; error: unknown; refetch: () => Promise<unknown> };

function LoadFailure({ query, title }: { query: Loaded; title: string }) {
  const t = useMessages();
  if (query.data || !query.error) return null;
  return (
    <Notice
      title={title}
      error={query.error}
      actions={
        <Button size="sm" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    />
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
function Notice({ title, children, error, actions }: NoticeProps) {
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
      <div className="ml-auto flex shrink-0 items-center gap-1 empty:hidden">{actions}</div>
    </div>
  );
}
