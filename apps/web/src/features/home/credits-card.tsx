import type { Subscription } from '@mynah/contract/accounts/user';
import { quotaLabel } from '@mynah/contract/billing/plans';
import { useId } from 'react';
import { useMessages } from '#web/features/home/messages.ts';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { remainingCredits, useCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** Nothing where credits are not counted. */
export function CreditsCard() {
  const t = useMessages();
  const id = useId();
  const { data, error, refetch } = useSubscription();
  const { areCounted } = useCredits();
  if (!areCounted && !error) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-15 tracking-[-0.01em]">
        {t('credits')}
      </h2>
      <Card className="min-h-26">
        {data && <Credits subscription={data} />}
        {!data && <ErrorState error={error} title={t('creditsFailed')} onRetry={() => void refetch()} />}
      </Card>
    </section>
  );
}

function Credits({ subscription }: { subscription: Subscription }) {
  const t = useMessages();
  const remaining = remainingCredits(subscription);
  const used = formatCount(subscription.character_count);
  // BIL-051
  const label = quotaLabel(subscription.tier, { used: subscription.character_count, remaining }, formatCount);
  const usage = t('creditsOf', { used, limit: formatCount(subscription.character_limit) });
  const resetsAt = subscription.next_character_count_reset_unix;
  return (
    <div className="p-4">
      <p className="font-semibold text-18 tracking-[-0.01em]">{label}</p>
      <Progress
        className="my-3"
        label={t('credits')}
        valueText={usage}
        fraction={
          subscription.character_limit > 0 ? subscription.character_count / subscription.character_limit : 1
        }
      />
      <p className="flex justify-between gap-3 text-12 text-ink-2">
        <span>{usage}</span>
        {resetsAt && <span>{t('creditsReset', { date: formatDate(dateOfUnix(resetsAt)) })}</span>}
      </p>
    </div>
  );
}
