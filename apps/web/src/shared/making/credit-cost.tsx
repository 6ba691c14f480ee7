import { useCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { useMessages } from '#web/shared/making/messages.ts';

/** What it costs to make it and what is left, where credits are counted; elsewhere nothing. */
export function CreditCost({ cost }: { cost: number }) {
  const t = useMessages();
  const { areCounted, remaining, isTooDear } = useCredits();
  if (!areCounted || cost === 0) return null;
  return (
    <span className={isTooDear(cost) ? 'text-danger' : 'text-ink-2'}>
      {t('credits', { count: cost, cost: formatCount(cost) })}
      <span className="text-ink-3"> · {t('creditsLeft', { remaining: formatCount(remaining) })}</span>
    </span>
  );
}
