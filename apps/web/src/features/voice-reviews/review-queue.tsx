import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ControlForm } from '#web/features/voice-reviews/control-form.tsx';
import { useMessages } from '#web/features/voice-reviews/messages.ts';
import { ReviewRow } from '#web/features/voice-reviews/review-row.tsx';
import { type ReviewKind, useReviewQueue } from '#web/features/voice-reviews/voice-reviews.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const kinds = ['all', 'library', 'manual_verification', 'report'] as const;

/** Voices that wait for staff: to be published, to be verified, or for their names. */
export function Queue() {
  const t = useMessages();
  const [kind, setKind] = useState<ReviewKind | 'all'>('all');
  const queue = useReviewQueue(kind === 'all' ? undefined : kind);
  return (
    <>
      <div className="flex items-center gap-1">
        <Select
          aria-label={t('show')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(value) }))}
          className="w-44!"
        />
        <IconButton label={t('refresh')} disabled={queue.isFetching} onClick={() => void queue.refetch()}>
          <RefreshCw aria-hidden />
        </IconButton>
      </div>
      <Card>
        <Rows queue={queue} />
      </Card>
      {queue.hasNextPage && (
        <Button
          size="sm"
          className="self-center"
          isBusy={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <ControlForm />
    </>
  );
}

function Rows({ queue }: { queue: ReturnType<typeof useReviewQueue> }) {
  const t = useMessages();
  if (queue.isPending) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-3 p-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (queue.isError && !queue.data) {
    return <ErrorState error={queue.error} title={t('failed')} onRetry={() => void queue.refetch()} />;
  }
  const rows = queue.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  if (rows.length === 0) return <p className="p-4 text-13 text-ink-3">{t('empty')}</p>;
  return (
    <ul aria-label={t('queue')} className="divide-y">
      {rows.map((review) => (
        <ReviewRow key={review.review_id} review={review} />
      ))}
    </ul>
  );
}
