import type { Subscription } from '@mynah/contract/accounts/user';
import { formatCents } from '@mynah/contract/billing/money';
import { plans, quotaLabel } from '@mynah/contract/billing/plans';
import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { useMessages } from '#web/features/subscription/messages.ts';
import { SubscriptionButtons } from '#web/features/subscription/subscription-buttons.tsx';
import { remainingCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

type CurrentPlanCardProps = { subscription: Subscription; details: SubscriptionDetails };

const dayOf = (unix: number): string => formatDate(dateOfUnix(unix));

export function CurrentPlanCard({ subscription, details }: CurrentPlanCardProps) {
  const t = useMessages();
  const { paid } = details;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-18">{plans[subscription.tier].displayName}</h2>
        {paid && <StatusBadge subscription={subscription} />}
        {paid && (
          <span className="text-13 text-ink-2 tabular-nums">
            {formatCents(paid.price_cents, paid.currency)}{' '}
            {paid.billing_period === 'annual_period' ? t('year') : t('month')}
          </span>
        )}
      </div>
      <div className="flex flex-col gap-1 text-13 text-ink-2">
        <p>{quotaOf(subscription)}</p>
        {details.is_own_server && !paid && <p>{t('ownServer')}</p>}
        {paid && <WhatComes subscription={subscription} paid={paid} />}
        {paid && <Discount paid={paid} />}
        {paid && <p>{paid.card ? t('card', paid.card) : t('noCard')}</p>}
      </div>
      {paid && <SubscriptionButtons subscription={subscription} paid={paid} />}
    </Card>
  );
}

/** BIL-051, BIL-052. */
const quotaOf = (subscription: Subscription): string =>
  quotaLabel(
    subscription.tier,
    { used: subscription.character_count, remaining: remainingCredits(subscription) },
    formatCount,
  );

type PaidProps = { subscription: Subscription; paid: NonNullable<SubscriptionDetails['paid']> };

function StatusBadge({ subscription: { status, pending_change } }: Pick<PaidProps, 'subscription'>) {
  const t = useMessages();
  if (status === 'past_due') return <Badge tone="danger">{t('past_due')}</Badge>;
  if (pending_change?.kind === 'cancellation') return <Badge>{t('ending')}</Badge>;
  return <Badge tone="positive">{status === 'trialing' ? t('trialing') : t('active')}</Badge>;
}

function WhatComes({ subscription: { pending_change }, paid }: PaidProps) {
  const t = useMessages();
  const date = dayOf(paid.period_ends_at_unix);
  if (pending_change?.kind === 'cancellation') return <p>{t('ends', { date })}</p>;
  if (pending_change)
    return <p>{t('changes', { plan: plans[pending_change.next_tier].displayName, date })}</p>;
  if (paid.trial_ends_at_unix !== null)
    return <p>{t('trialUntil', { date: dayOf(paid.trial_ends_at_unix) })}</p>;
  return paid.grace_ends_at_unix === null && <p>{t('renews', { date })}</p>;
}

function Discount({ paid: { discount, currency } }: Pick<PaidProps, 'paid'>) {
  const t = useMessages();
  if (!discount) return null;
  const { code, percent_off, amount_off_cents, ends_at_unix } = discount;
  const off = percent_off === null ? formatCents(amount_off_cents ?? 0, currency) : `${percent_off}%`;
  if (ends_at_unix === null) return <p>{t('discount', { code, off })}</p>;
  return <p>{t('discountUntil', { code, off, date: dayOf(ends_at_unix) })}</p>;
}
