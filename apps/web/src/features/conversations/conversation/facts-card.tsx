import type { ReactNode } from 'react';
import type { Conversation } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { languageName } from '#web/shared/format/language-name.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDateTime, formatDuration } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** When, how long, in what language, for how much, and what the caller thought of it. */
export function FactsCard({ conversation }: { conversation: Conversation }) {
  const t = useMessages();
  const { metadata, user_id, conversation_id: id } = conversation;
  const { feedback } = metadata;
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="font-semibold text-15">{t('facts')}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-13">
        <Fact name={t('startedAt')}>{formatDateTime(dateOfUnix(metadata.start_time_unix_secs))}</Fact>
        <Fact name={t('length')}>{formatDuration(metadata.call_duration_secs)}</Fact>
        {metadata.cost !== null && (
          <Fact name={t('cost')}>{t('credits', { count: formatExactCount(metadata.cost) })}</Fact>
        )}
        {metadata.main_language && <Fact name={t('language')}>{languageName(metadata.main_language)}</Fact>}
        {metadata.termination_reason && <Fact name={t('endedBy')}>{metadata.termination_reason}</Fact>}
        {metadata.error?.reason && <Fact name={t('error')}>{metadata.error.reason}</Fact>}
        {user_id && <Fact name={t('user')}>{user_id}</Fact>}
        {feedback.rating !== null && (
          <Fact name={t('rating')}>{t('ratingOf', { rating: String(feedback.rating) })}</Fact>
        )}
        {feedback.likes > 0 && <Fact name={t('likes')}>{formatExactCount(feedback.likes)}</Fact>}
        {feedback.dislikes > 0 && <Fact name={t('dislikes')}>{formatExactCount(feedback.dislikes)}</Fact>}
        {feedback.comment && <Fact name={t('feedbackComment')}>{feedback.comment}</Fact>}
        <Fact name={t('conversationId')}>
          <span className="flex items-center gap-1">
            <span className="figures truncate text-12">{id}</span>
            <CopyButton text={id} label={t('copyId')} />
          </span>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words text-ink">{children}</dd>
    </>
  );
}
