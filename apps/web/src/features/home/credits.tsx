import type { Subscription } from '@mynah/contract/accounts/user';
import { quotaLabel } from '@mynah/contract/billing/plans';
import { useMessages } from '#web/features/home/messages.ts';
import { Section } from '#web/features/home/section.tsx';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { remainingCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** BIL-051. */
const labelOf = (subscription: Subscription): string => {
  const counts = { used: subscription.character_count, remaining: remainingCredits(subscription) };
  return quotaLabel(subscription.tier, counts, formatCount);
};

/** Where credits come to no end (BIL-047), a line says so. */
export function QuotaLine() {
  const { data } = useSubscription();
  if (!data || remainingCredits(data) !== -1) return null;
  return <p className="text-12 text-ink-3">{labelOf(data)}</p>;
}

/** Where they do, how many are left, and until when. */
export function CreditsCard() {
  const t = useMessages();
  const { data, error, refetch } = useSubscription();
  if (data) return remainingCredits(data) === -1 ? null : <Credits subscription={data} />;
  if (!error) return null;
  return (
    <Section title={t('credits')}>
      <Card>
        <ErrorState error={error} title={t('creditsFailed')} onRetry={() => void refetch()} />
      </Card>
    </Section>
  );
}

function Credits({ subscription }: { subscription: Subscription }) {
  const t = useMessages();
  const { character_count: count, character_limit: limit } = subscription;
  const usage = t('creditsOf', { used: formatCount(count), limit: formatCount(limit) });
  const resetsAt = subscription.next_character_count_reset_unix;
  return (
    <Section title={t('credits')}>
      <Card className="p-4">
        <p className="font-semibold text-18 tracking-[-0.01em]">{labelOf(subscription)}</p>
        <Progress
          className="my-3"
          label={t('credits')}
          valueText={usage}
          fraction={limit > 0 ? count / limit : 1}
        />
        <p className="flex justify-between gap-3 text-12 text-ink-2">
          <span>{usage}</span>
          {resetsAt && <span>{t('creditsReset', { date: formatDate(dateOfUnix(resetsAt)) })}</span>}
        </p>
      </Card>
    </Section>
  );
}
