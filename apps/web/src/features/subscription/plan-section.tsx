import type { Subscription } from '@mynah/contract/accounts/user';
import type { PlanOffer } from '@mynah/contract/billing/plan-offers';
import { tiers } from '@mynah/contract/billing/plans';
import { type BillingPeriod, isSold, type PlanChoice } from '@mynah/contract/billing/prices';
import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { useState } from 'react';
import { PlanCard, type PriceChoice, PriceChoiceBar, usePlanOffers } from '#web/features/pricing/index.ts';
import { ChangeDialog } from '#web/features/subscription/change-dialog.tsx';
import { useMessages } from '#web/features/subscription/messages.ts';
import { useCheckout } from '#web/features/subscription/subscription.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type PlanSectionProps = { subscription: Subscription; paid: SubscriptionDetails['paid'] };

/** BIL-001: a plan is chosen here, and changed. */
export function PlanSection({ subscription, paid }: PlanSectionProps) {
  const t = useMessages();
  const { data, error, refetch } = usePlanOffers();
  const [choice, setChoice] = useState(useFirstChoice(paid));
  const [change, setChange] = useState<PlanChoice | null>(null);
  return (
    <section id="plans" aria-labelledby="plans-title" className="flex flex-col gap-4">
      <h2 id="plans-title" className="font-semibold text-15">
        {t('plans')}
      </h2>
      <PriceChoiceBar value={choice} onChange={setChoice} hasCurrency={!paid} />
      {data ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.plans.map((offer) => (
            <OfferCard
              key={offer.tier}
              offer={offer}
              choice={choice}
              current={{ tier: subscription.tier, billingPeriod: paid?.billing_period ?? null }}
              isSubscribed={paid !== null}
              onChange={setChange}
            />
          ))}
        </div>
      ) : error ? (
        <Card>
          <ErrorState error={error} title={t('plansFailed')} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <div role="status" aria-label={t('plansLoading')}>
          <Skeleton className="h-80" />
        </div>
      )}
      {change && <ChangeDialog choice={change} onClose={() => setChange(null)} />}
    </section>
  );
}

/** As it is paid now, or as it was looked at on the page of prices. */
function useFirstChoice(paid: SubscriptionDetails['paid']): PriceChoice {
  const shown = useSearchValues(({ period, currency }) => ({ period, currency }));
  return {
    billingPeriod:
      paid?.billing_period ?? (shown.period === 'annual_period' ? 'annual_period' : 'monthly_period'),
    currency: paid?.currency ?? (shown.currency === 'eur' ? 'eur' : 'usd'),
  };
}

type OfferCardProps = {
  offer: PlanOffer;
  choice: PriceChoice;
  current: { tier: Subscription['tier']; billingPeriod: BillingPeriod | null };
  isSubscribed: boolean;
  onChange: (choice: PlanChoice) => void;
};

function OfferCard({ offer, choice, current, isSubscribed, onChange }: OfferCardProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const checkout = useCheckout();
  const { tier } = offer;
  const { billingPeriod } = choice;
  const isCurrent =
    tier === current.tier && (current.billingPeriod === null || current.billingPeriod === billingPeriod);
  const buy = () =>
    isSold(tier) &&
    checkout.mutate(
      { tier, ...choice },
      { onError: (error) => toast.error(t('checkoutFailed'), { description: errorText(error) }) },
    );
  const rise = tiers.indexOf(tier) - tiers.indexOf(current.tier);
  const changeLabel = rise > 0 ? t('upgrade') : rise < 0 ? t('downgrade') : t('switchPlan');
  return (
    <PlanCard
      offer={offer}
      choice={choice}
      isCurrent={isCurrent}
      badge={isCurrent && <Badge tone="accent">{t('currentPlan')}</Badge>}
      action={
        isAdmin &&
        isSold(tier) &&
        !isCurrent && (
          <Button
            isBusy={checkout.isPending}
            onClick={isSubscribed ? () => onChange({ tier, billingPeriod }) : buy}
          >
            {isSubscribed ? changeLabel : t('subscribe')} <span className="sr-only">{offer.name}</span>
          </Button>
        )
      }
    />
  );
}
