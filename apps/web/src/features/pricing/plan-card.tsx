import { formatCents } from '@mynah/contract/billing/money';
import type { PlanOffer } from '@mynah/contract/billing/plan-offers';
import type { ReactNode } from 'react';
import { useMessages } from '#web/features/pricing/messages.ts';
import { monthlyPriceOf, type PriceChoice, priceOf } from '#web/features/pricing/price-choice.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

type PlanCardProps = {
  offer: PlanOffer;
  choice: PriceChoice;
  isCurrent?: boolean;
  badge?: ReactNode;
  action?: ReactNode;
};

/** A plan as it is sold: its name, what it costs and the most of what it holds. */
export function PlanCard({ offer, choice, isCurrent, badge, action }: PlanCardProps) {
  const t = useMessages();
  const { name, character_limit, voice_limit, seats } = offer;
  return (
    <Card className={classNames('flex flex-col gap-4 p-5', isCurrent && 'border-ink')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-15">{name}</h3>
        {badge}
      </div>
      <Price offer={offer} choice={choice} />
      <ul className="flex flex-1 flex-col gap-1 text-13 text-ink-2">
        <li>
          {character_limit === -1
            ? t('unlimitedCredits')
            : t('credits', { count: formatCount(character_limit) })}
        </li>
        <li>{t('voices', { count: formatCount(voice_limit) })}</li>
        <li>{t('seats', { count: seats })}</li>
      </ul>
      {action}
    </Card>
  );
}

function Price({ offer, choice }: Pick<PlanCardProps, 'offer' | 'choice'>) {
  const t = useMessages();
  const monthly = monthlyPriceOf(offer, choice);
  const { currency, billingPeriod } = choice;
  // as high as those that say what a year costs
  const look = billingPeriod === 'annual_period' ? 'min-h-13' : undefined;
  if (monthly === null) return <p className={classNames('font-semibold text-22', look)}>{t('byContract')}</p>;
  return (
    <div className={look}>
      <p>
        <span className="font-semibold text-22 tabular-nums">{formatCents(monthly, currency)}</span>{' '}
        <span className="text-13 text-ink-2">{t('perMonth')}</span>
      </p>
      {billingPeriod === 'annual_period' && monthly > 0 && (
        <p className="text-12 text-ink-3">
          {t('billedAnnually', { price: formatCents(priceOf(offer, choice) ?? 0, currency) })}
        </p>
      )}
    </div>
  );
}
