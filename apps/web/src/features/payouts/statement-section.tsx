import { formatCents, formatMicros } from '@mynah/contract/billing/money';
import type { PayoutStatement } from '@mynah/contract/billing/payouts';

import { HandCoins } from 'lucide-react';
import { useMessages } from '#web/features/payouts/messages.ts';
import { useStatement } from '#web/features/payouts/payouts.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatMonth } from '#web/shared/format/times.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What was earned: each month, and one of them by voice. */
export function StatementSection() {
  const t = useMessages();
  const month = useSearchValues(({ month }) => month);
  const { data, error, refetch } = useStatement(month);
  return (
    <section aria-labelledby="statement-title" className="flex flex-col gap-3">
      <h2 id="statement-title" className="font-semibold text-15">
        {t('statement')}
      </h2>
      {data && data.months.length > 0 && <Statement statement={data} />}
      {data?.months.length === 0 && <Empty />}
      {!data && error && (
        <Card>
          <ErrorState error={error} title={t('statementFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('statementLoading')}>
          <Skeleton className="h-40" />
        </div>
      )}
    </section>
  );
}

function Empty() {
  const t = useMessages();
  return (
    <Card>
      <EmptyState
        icon={<HandCoins aria-hidden />}
        title={t('statementEmpty')}
        text={t('statementEmptyText')}
        action={
          <Link to="/app/voice-lab" className={buttonClass()}>
            {t('library')}
          </Link>
        }
      />
    </Card>
  );
}

function Statement({ statement }: { statement: PayoutStatement }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { months, month, currency, voices } = statement;
  const micros = (amount: number) => formatMicros(amount, currency);
  return (
    <>
      <DataTable
        label={t('byMonth')}
        items={months}
        keyOf={({ month: of }) => of}
        columns={[
          { title: t('month'), cell: ({ month: of }) => formatMonth(of), cellClass: 'font-medium text-ink' },
          { title: t('earnedIn'), cell: ({ earned_micros }) => micros(earned_micros), cellClass: 'figures' },
          {
            title: t('returned'),
            cell: ({ returned_micros }) => micros(returned_micros),
            cellClass: 'figures',
            className: 'max-sm:hidden',
          },
          {
            title: t('transferred'),
            cell: ({ transferred_cents }) => formatCents(transferred_cents, currency),
            cellClass: 'figures',
          },
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-2">
        <h3 className="font-medium text-13">{t('byVoice', { month: month ? formatMonth(month) : '' })}</h3>
        {months.length > 1 && month && (
          <Select
            aria-label={t('month')}
            className="w-44!"
            value={month}
            onChange={(next) => void navigate({ to: '.', search: { month: next }, replace: true })}
            options={months.map(({ month: of }) => ({ value: of, label: formatMonth(of) }))}
          />
        )}
      </div>
      {voices.length === 0 ? (
        <Card className="p-5 text-13 text-ink-2">{t('voicesEmpty')}</Card>
      ) : (
        <DataTable
          label={t('byVoice', { month: month ? formatMonth(month) : '' })}
          items={voices}
          keyOf={({ voice_id }) => voice_id}
          columns={[
            {
              title: t('voice'),
              cell: ({ name }) => name ?? t('deletedVoice'),
              cellClass: 'font-medium text-ink',
            },
            { title: t('uses'), cell: ({ uses }) => formatExactCount(uses), cellClass: 'figures' },
            {
              title: t('credits'),
              cell: ({ credits }) => formatExactCount(credits),
              cellClass: 'figures',
              className: 'max-sm:hidden',
            },
            { title: t('earned'), cell: ({ earned_micros }) => micros(earned_micros), cellClass: 'figures' },
          ]}
        />
      )}
    </>
  );
}
