import type { ReviewedFeedback } from '@mynah/contract/history/feedback';
import { feedbackFlags } from '@mynah/contract/history/feedback-limits';
import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useReviewFeedback } from '#web/features/feedback/feedback-queue.requests.ts';
import { toggleListening, useIsHeard } from '#web/features/feedback/listen-to-item.ts';
import { useMessages } from '#web/features/feedback/messages.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { renewStaffLog } from '#web/shared/staff/use-staff-queue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export function FeedbackRow({ row }: { row: ReviewedFeedback }) {
  const t = useMessages();
  const client = useQueryClient();
  const isHeard = useIsHeard(row.history_item_id);
  const listen = async () => {
    if (await okOrToast(toggleListening(row))) renewStaffLog(client);
  };
  return (
    <li className="flex items-start gap-3 px-4 py-3 max-sm:flex-wrap">
      <Thumb isUp={row.thumbs_up} />
      <div className="min-w-0 flex-1 max-sm:basis-3/4">
        <p className="line-clamp-3 text-13 text-ink">{row.text || t('noText')}</p>
        <p className="mt-0.5 text-12 text-ink-3">{aboutOf(row)}</p>
        <Said row={row} />
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-end">
        <IconButton size="sm" label={t(isHeard ? 'pause' : 'listen')} onClick={() => void listen()}>
          {isHeard ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <ReviewButton row={row} />
      </div>
    </li>
  );
}

function Thumb({ isUp }: { isUp: boolean }) {
  const t = useMessages();
  const Icon = isUp ? ThumbsUp : ThumbsDown;
  return (
    <span
      role="img"
      aria-label={t(isUp ? 'thumbsUp' : 'thumbsDown')}
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-md [&_svg]:size-4',
        isUp ? 'bg-positive-soft text-positive' : 'bg-danger-soft text-danger',
      )}
    >
      <Icon aria-hidden />
    </span>
  );
}

const aboutOf = ({ voice_name, model_id, source, duration_ms, created_at_unix }: ReviewedFeedback): string =>
  [
    voice_name,
    readableName(model_id ?? ''),
    source,
    formatLength(duration_ms / 1000),
    formatAgo(dateOfUnix(created_at_unix)),
  ]
    .filter(Boolean)
    .join(' · ');

/** The words, and the boxes that were ticked. */
function Said({ row }: { row: ReviewedFeedback }) {
  const t = useMessages();
  const ticked = feedbackFlags.filter((flag) => row[flag]);
  return (
    <>
      {row.feedback && (
        <blockquote className="mt-2 border-line-strong border-s-2 ps-3 text-13 text-ink-2">
          {row.feedback}
        </blockquote>
      )}
      {ticked.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1">
          {ticked.map((flag) => (
            <li key={flag}>
              <Badge>{t(flag)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReviewButton({ row }: { row: ReviewedFeedback }) {
  const t = useMessages();
  const { history_item_id: historyItemId, review_status, updated_at_unix_ms: updatedAtUnixMs } = row;
  const review = useReviewFeedback();
  const next = review_status === 'reviewed' ? 'not_reviewed' : 'reviewed';
  const mark = async () => {
    const undo = () => void okOrToast(review.mutateAsync({ historyItemId, reviewStatus: review_status }));
    const marked = review.mutateAsync({ historyItemId, reviewStatus: next, updatedAtUnixMs });
    if (!(await okOrToast(marked))) return;
    const text = t(next === 'reviewed' ? 'wasReviewed' : 'wasReopened');
    toast.success(text, { action: { label: t('undo'), onClick: undo } });
  };
  return (
    <Button size="sm" isBusy={review.isPending} onClick={() => void mark()}>
      {t(next === 'reviewed' ? 'markReviewed' : 'markNotReviewed')}
    </Button>
  );
}
