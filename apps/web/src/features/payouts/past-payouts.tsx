import { formatCents } from '@mynah/contract/billing/money';
import type { Payouts } from '@mynah/contract/billing/payouts';
import { useMessages } from '#web/features/payouts/messages.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

type Payout = Payouts['past_payouts'][number];

const tones = { paid: 'positive', pending: 'neutral', failed: 'danger', reversed: 'danger' } as const;

export function PastPayouts({ payouts: { past_payouts } }: { payouts: Payouts }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold text-15">{t('payouts')}</h2>
      {past_payouts.length === 0 ? (
        <Card className="p-5 text-13 text-ink-2">{t('payoutsEmpty')}</Card>
      ) : (
        <DataTable
          label={t('payouts')}
          items={past_payouts}
          keyOf={({ payout_id }) => payout_id}
          columns={[
            {
              title: t('date'),
              cell: ({ created_at_unix }) => formatDate(dateOfUnix(created_at_unix)),
              cellClass: 'text-ink',
            },
            {
              title: t('amount'),
              cell: ({ amount, currency }) => formatCents(amount, currency),
              cellClass: 'figures whitespace-nowrap',
            },
            { title: t('status'), cell: (payout) => <Status payout={payout} />, cellClass: 'py-2' },
          ]}
        />
      )}
    </div>
  );
}

function Status({ payout: { status, problem } }: { payout: Payout }) {
  const t = useMessages();
  const name = status === 'failed' ? t('failedStatus') : t(status);
  return (
    <>
      <Badge tone={tones[status]}>{name}</Badge>
      {problem && <p className="mt-1 text-12 text-ink-3">{problem}</p>}
    </>
  );
}
