import { formatCents, formatMicros } from '@mynah/contract/billing/money';
import type { Payouts } from '@mynah/contract/billing/payouts';
import { useMessages } from '#web/features/payouts/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';

/** What an owner earns for a thousand credits before the voice's own rate, in millionths (VOI-077). */
const earnedMicrosPerThousand = 30_000;

export function BalanceCard({ payouts }: { payouts: Payouts }) {
  const t = useMessages();
  const { balance, available, hold_days, trusted_until_unix } = payouts;
  const held = Math.max(0, balance.amount - available.amount);
  const isTrusted = trusted_until_unix !== null && dateOfUnix(trusted_until_unix) > new Date();
  const figures = [
    [t('balance'), balance.amount, t('balanceHint')],
    [t('available'), available.amount, t('availableHint')],
    [
      t('held'),
      held,
      isTrusted
        ? t('trusted', { date: formatDate(dateOfUnix(trusted_until_unix)) })
        : t('heldHint', { days: hold_days }),
    ],
  ] as const;
  return (
    <Card>
      <dl className="grid grid-cols-3 max-sm:grid-cols-1 max-sm:divide-y">
        {figures.map(([name, cents, hint]) => (
          <div key={name} className="flex flex-col gap-0.5 p-4">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="figures font-medium text-20 text-ink">{formatCents(cents, balance.currency)}</dd>
            <dd className="text-12 text-ink-2">{hint}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t px-4 py-3 text-13 text-ink-2">
        {t('intro', { rate: formatMicros(earnedMicrosPerThousand, balance.currency) })}
      </p>
    </Card>
  );
}
