import { useState } from 'react';
import { ControlForm } from '#web/features/voice-reviews/control-form.tsx';
import { useMessages } from '#web/features/voice-reviews/messages.ts';
import { ReviewRow } from '#web/features/voice-reviews/review-row.tsx';
import { type ReviewKind, useReviewQueue } from '#web/features/voice-reviews/voice-reviews.requests.ts';
import { QueueBar } from '#web/shared/staff/queue-bar.tsx';
import { StaffList } from '#web/shared/staff/staff-list.tsx';

const kinds = ['all', 'library', 'manual_verification', 'report'] as const;

/** Voices that wait for staff: to be published, to be verified, or for their names. */
export function Queue() {
  const t = useMessages();
  const [kind, setKind] = useState<ReviewKind | 'all'>('all');
  const queue = useReviewQueue(kind === 'all' ? undefined : kind);
  return (
    <>
      <QueueBar
        label={t('show')}
        filter={kind}
        options={kinds.map((value) => ({ value, label: t(value) }))}
        onFilter={setKind}
        refresh={t('refresh')}
        query={queue}
      />
      <StaffList
        label={t('queue')}
        query={queue}
        texts={{ loading: t('loading'), failed: t('failed'), empty: t('empty'), more: t('more') }}
        row={(review) => <ReviewRow key={review.review_id} review={review} />}
      />
      <ControlForm />
    </>
  );
}
