import type { VoiceReview } from '@mynah/contract/voices/voice-safety';
import { useId, useState } from 'react';
import { useMessages } from '#web/features/voice-reviews/messages.ts';
import { ReviewMaterial } from '#web/features/voice-reviews/review-material.tsx';
import { type Decision, useDecideReview } from '#web/features/voice-reviews/voice-reviews.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export function ReviewRow({ review }: { review: VoiceReview }) {
  const t = useMessages();
  const heading = useId();
  const { voice_name, kind, safety_control, findings, extra_text } = review;
  return (
    <li aria-labelledby={heading} className="flex flex-col gap-3 px-4 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <span id={heading} className="font-medium text-13">
            {voice_name}
          </span>
          <Badge tone={kind === 'report' ? 'danger' : 'neutral'}>{t(kind)}</Badge>
          {safety_control && <Badge tone="danger">{t(safety_control === 'BAN' ? 'blocked' : 'held')}</Badge>}
        </p>
        <p className="mt-0.5 break-all text-12 text-ink-3">
          {[
            review.requested_by_email ?? review.requested_by ?? t('byServer'),
            t('asked', { ago: formatAgo(dateOfUnix(review.requested_at_unix)) }),
            review.voice_category,
            review.voice_id,
          ].join(' · ')}
        </p>
      </div>
      {findings.length > 0 && (
        <ul className="flex flex-col gap-0.5 text-13 text-danger">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {extra_text && (
        <blockquote className="whitespace-pre-line border-line-strong border-s-2 ps-3 text-13 text-ink-2">
          {extra_text}
        </blockquote>
      )}
      <ReviewMaterial review={review} />
      <Answer review={review} />
    </li>
  );
}

/** Whoever is declined is told why; other words are welcome. */
function Answer({ review: { review_id: reviewId, voice_name: name } }: { review: VoiceReview }) {
  const t = useMessages();
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const decide = useDecideReview();
  const answer = async (decision: Decision) => {
    if (decision === 'declined' && message.trim() === '') return setError(t('declineNeedsWords'));
    setError(undefined);
    const isDone = await okOrToast(decide.mutateAsync({ reviewId, decision, message }));
    if (isDone) toast.success(t(decision, { name }));
  };
  const common = { disabled: decide.isPending } as const;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t('answer')} error={error} className="min-w-60 flex-1">
        {(control) => (
          <Input
            {...control}
            value={message}
            maxLength={1000}
            placeholder={t('answerPlaceholder')}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button {...common} onClick={() => void answer('declined')}>
          {t('decline')}
        </Button>
        <Button {...common} onClick={() => void answer('allowed_with_changes')}>
          {t('allowWithChanges')}
        </Button>
        <Button {...common} variant="primary" onClick={() => void answer('allowed')}>
          {t('allow')}
        </Button>
      </div>
    </div>
  );
}
