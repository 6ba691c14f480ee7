import type { PlanOffers } from '@mynah/contract/billing/plan-offers';
import { publicPages } from '@mynah/contract/public-pages';
import { Tag } from 'lucide-react';
import { useMessages } from '#web/features/pricing/messages.ts';
import { PlanCard } from '#web/features/pricing/plan-card.tsx';
import { PlanComparison } from '#web/features/pricing/plan-comparison.tsx';
import type { PriceChoice } from '#web/features/pricing/price-choice.ts';
import { PriceChoiceBar } from '#web/features/pricing/price-choice-bar.tsx';
import { usePlanOffers } from '#web/features/pricing/pricing.requests.ts';
import { TestMoneyNote } from '#web/features/pricing/test-money-note.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { PublicFrame } from '#web/shared/public/public-frame.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** RTE-030. */
export function Page() {
  const t = useMessages();
  const { data, error, refetch } = usePlanOffers();
  return (
    <PublicFrame title={publicPages.pricing.title} text={t('intro')} appPath="/app/subscription">
      {data ? (
        <Plans offers={data} />
      ) : (
        <Card>
          {error ? (
            <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
          ) : (
            <div role="status" aria-label={t('loading')}>
              <Skeleton className="h-96" />
            </div>
          )}
        </Card>
      )}
    </PublicFrame>
  );
}

function Plans({ offers }: { offers: PlanOffers }) {
  const t = useMessages();
  const [choice, setChoice] = useChoiceInAddress();
  if (!offers.is_charging) {
    return (
      <Card>
        <EmptyState icon={<Tag aria-hidden />} title={t('nothingTitle')} text={t('nothingText')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      {offers.is_test_money && <TestMoneyNote />}
      <PriceChoiceBar value={choice} onChange={setChoice} />
      {offers.trial_days > 0 && (
        <p className="text-13 text-ink-2">{t('trial', { count: offers.trial_days })}</p>
      )}
      <h2 className="sr-only">{t('plans')}</h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offers.plans.map((offer) => (
          <PlanCard
            key={offer.tier}
            offer={offer}
            choice={choice}
            action={
              offer.monthly_cents && (
                <Link
                  to="/app/subscription"
                  search={{ period: choice.billingPeriod, currency: choice.currency }}
                  className={buttonClass()}
                >
                  {t('choose', { plan: offer.name })}
                </Link>
              )
            }
          />
        ))}
      </div>
      <PlanComparison plans={offers.plans} choice={choice} />
    </div>
  );
}

/** What is looked at can be sent to somebody. */
function useChoiceInAddress(): [PriceChoice, (choice: PriceChoice) => void] {
  const navigate = useNavigate();
  const choice = useSearchValues(
    ({ period, currency }): PriceChoice => ({
      billingPeriod: period === 'annual_period' ? 'annual_period' : 'monthly_period',
      currency: currency === 'eur' ? 'eur' : 'usd',
    }),
  );
  const set = ({ billingPeriod, currency }: PriceChoice) =>
    void navigate({
      to: '.',
      search: { period: billingPeriod, currency },
      replace: true,
    });
  return [choice, set];
}
