import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { type ReviewStatus, useFeedbackQueue } from '#web/features/feedback/feedback-queue.requests.ts';
import { FeedbackRow } from '#web/features/feedback/feedback-row.tsx';
import { useMessages } from '#web/features/feedback/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What people said of their generations, for staff to read, hear and put away. */
export function Queue() {
  const t = useMessages();
  const [status, setStatus] = useState<ReviewStatus>('not_reviewed');
  const queue = useFeedbackQueue(status);
  return (
    <>
      <div className="flex items-center gap-1">
        <Select
          aria-label={t('show')}
          value={status}
          onChange={setStatus}
          options={[
            { value: 'not_reviewed', label: t('waiting') },
            { value: 'reviewed', label: t('reviewed') },
          ]}
          className="w-40!"
        />
        <IconButton label={t('refresh')} disabled={queue.isFetching} onClick={() => void queue.refetch()}>
          <RefreshCw aria-hidden />
        </IconButton>
      </div>
      <Card>
        <QueueRows queue={queue} status={status} />
      </Card>
      {queue.hasNextPage && (
        <Button
          size="sm"
          className="self-center"
          isBusy={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
        >
          {t('queueMore')}
        </Button>
      )}
    </>
  );
}

type QueueRowsProps = { queue: ReturnType<typeof useFeedbackQueue>; status: ReviewStatus };

function QueueRows({ queue, status }: QueueRowsProps) {
  const t = useMessages();
  if (queue.isPending) {
    return (
      <div role="status" aria-label={t('queueLoading')} className="flex flex-col gap-3 p-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (queue.isError && !queue.data) {
    return <ErrorState error={queue.error} title={t('queueFailed')} onRetry={() => void queue.refetch()} />;
  }
  const rows = queue.data?.pages.flatMap((page) => page.feedback) ?? [];
  if (rows.length === 0) {
    return (
      <p className="p-4 text-13 text-ink-3">{t(status === 'reviewed' ? 'reviewedEmpty' : 'waitingEmpty')}</p>
    );
  }
  return (
    <ul aria-label={t('queue')} className="divide-y">
      {rows.map((row) => (
        <FeedbackRow key={row.history_item_id} row={row} />
      ))}
    </ul>
  );
}
