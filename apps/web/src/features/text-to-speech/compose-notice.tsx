import { dismissError, useGeneration } from '#web/features/text-to-speech/generate-speech.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { useUnfinished } from '#web/features/text-to-speech/unfinished.ts';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useBreakpoint } from '#web/shared/breakpoints.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { FailureNotice, Notice, Notices, Warnings } from '#web/shared/making/notices.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const UnfinishedNotice = lazy(async () => ({
  default: (await import('#web/features/text-to-speech/unfinished-notice.tsx')).UnfinishedNotice,
}));

/** What stands in the way, beside the text it is about: too long, too dear, or refused by the server. */
export function ComposeNotice({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { state, error, warnings } = useGeneration();
  const hasUnfinished = useUnfinished(({ unfinished }) => unfinished?.kind === 'text-to-speech');
  // Where the settings wait in a sheet, nobody would see there that they have failed.
  const isWide = useBreakpoint('lg');
  const { isTooLong, isTooDear, limit, characters, cost, credits, voices, models } = compose;
  return (
    <Notices>
      {isTooLong && limit !== null && (
        <Notice title={t('tooLongTitle')}>
          {t('tooLong', { limit: formatCount(limit), over: formatCount(characters - limit) })}
        </Notice>
      )}
      {isTooDear && (
        <Notice title={t('quotaTitle')}>
          {t('quotaText', { cost: formatCount(cost), remaining: formatCount(credits.remaining) })}
        </Notice>
      )}
      {!isWide && <LoadFailure query={voices} title={t('voicesFailed')} />}
      {!isWide && <LoadFailure query={models} title={t('modelsFailed')} />}
      {error !== null && <Failure error={error} compose={compose} />}
      <Warnings codes={warnings} />
      <FromFirstOpening isOpen={state === 'idle' && hasUnfinished}>
        <UnfinishedNotice kind="text-to-speech" isIdle={state === 'idle'} />
      </FromFirstOpening>
    </Notices>
  );
}

function Failure({ error, compose }: { error: unknown; compose: Compose }) {
  const t = useMessages();
  const isQuota = error instanceof ApiError && error.reason === 'quota_exceeded';
  return (
    <FailureNotice
      title={isQuota ? t('quotaTitle') : t('failedTitle')}
      error={error}
      canRetry={compose.canGenerate}
      onRetry={isQuota ? undefined : compose.generate}
      onDismiss={dismissError}
    />
  );
}

type Loaded = { data: unknown; error: unknown; refetch: () => Promise<unknown> };

function LoadFailure({ query, title }: { query: Loaded; title: string }) {
  if (query.data || !query.error) return null;
  return <FailureNotice title={title} error={query.error} onRetry={() => void query.refetch()} />;
}
