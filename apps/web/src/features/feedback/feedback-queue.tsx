import { useState } from 'react';
import { type ReviewStatus, useFeedbackQueue } from '#web/features/feedback/feedback-queue.requests.ts';
import { FeedbackRow } from '#web/features/feedback/feedback-row.tsx';
import { useMessages } from '#web/features/feedback/messages.ts';
import { QueueBar } from '#web/shared/staff/queue-bar.tsx';
import { StaffList } from '#web/shared/staff/staff-list.tsx';

/** What people said of their generations, for staff to read, hear and put away. */
export function Queue() {
  const t = useMessages();
  const [status, setStatus] = useState<ReviewStatus>('not_reviewed');
  const queue = useFeedbackQueue(status);
  return (
    <>
      <QueueBar
        label={t('show')}
        filter={status}
        options={[
          { value: 'not_reviewed', label: t('waiting') },
          { value: 'reviewed', label: t('reviewed') },
        ]}
        onFilter={setStatus}
        refresh={t('refresh')}
        query={queue}
      />
      <StaffList
        label={t('queue')}
        query={queue}
        texts={{
          loading: t('queueLoading'),
          failed: t('queueFailed'),
          empty: t(status === 'reviewed' ? 'reviewedEmpty' : 'waitingEmpty'),
          more: t('queueMore'),
        }}
        row={(row) => <FeedbackRow key={row.history_item_id} row={row} />}
      />
    </>
  );
}
