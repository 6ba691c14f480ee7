import type { Referrals } from '@mynah/contract/billing/referrals';
import { Gift } from 'lucide-react';
import { LinkCard } from '#web/features/referrals/link-card.tsx';
import { useMessages } from '#web/features/referrals/messages.ts';
import { referralsKey, useReferrals } from '#web/features/referrals/referrals.requests.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatMonth } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function Page() {
  const t = useMessages();
  const { data, error, refetch } = useReferrals();
  useRefreshOn('referrals.rewarded', referralsKey);
  if (data) return <Content referrals={data} />;
  if (error)
    return (
      <Card className="mt-8">
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 pt-8">
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
    </div>
  );
}

function Content({ referrals }: { referrals: Referrals }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-6 pt-8">
      <LinkCard referrals={referrals} />
      <Figures referrals={referrals} />
      <div className="flex flex-col gap-3">
        <h2 className="font-semibold text-15">{t('byMonth')}</h2>
        <Months referrals={referrals} />
      </div>
    </div>
  );
}

function Figures({ referrals }: { referrals: Referrals }) {
  const t = useMessages();
  const figures = [
    [t('clicks'), referrals.clicks, t('clicksHint')],
    [t('signUps'), referrals.sign_ups, t('signUpsHint')],
    [t('customers'), referrals.customers, t('customersHint')],
    [t('credits'), referrals.credits, t('creditsHint')],
  ] as const;
  return (
    <Card>
      <dl aria-label={t('figures')} className="grid grid-cols-4 max-sm:grid-cols-2">
        {figures.map(([name, count, hint]) => (
          <div key={name} className="flex flex-col gap-0.5 p-4">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="figures font-medium text-20 text-ink">{formatExactCount(count)}</dd>
            <dd className="text-12 text-ink-2">{hint}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Months({ referrals: { months } }: { referrals: Referrals }) {
  const t = useMessages();
  if (months.length === 0)
    return (
      <Card>
        <EmptyState icon={<Gift aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  return (
    <DataTable
      label={t('byMonth')}
      items={months}
      keyOf={({ month }) => month}
      columns={[
        { title: t('month'), cell: ({ month }) => formatMonth(month), cellClass: 'font-medium text-ink' },
        { title: t('clicks'), cell: ({ clicks }) => formatExactCount(clicks), cellClass: 'figures' },
        { title: t('signUps'), cell: ({ sign_ups }) => formatExactCount(sign_ups), cellClass: 'figures' },
        { title: t('customers'), cell: ({ customers }) => formatExactCount(customers), cellClass: 'figures' },
        { title: t('credits'), cell: ({ credits }) => formatExactCount(credits), cellClass: 'figures' },
      ]}
    />
  );
}
