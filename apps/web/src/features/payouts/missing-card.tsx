import { formatCents } from '@mynah/contract/billing/money';
import type { MissingForPayout, Payouts } from '@mynah/contract/billing/payouts';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useMessages } from '#web/features/payouts/messages.ts';
import { useConnect, useManage, useTransfer } from '#web/features/payouts/payouts.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What stands between the workspace and its money, and the one button that helps. */
export function MissingCard({ payouts }: { payouts: Payouts }) {
  const t = useMessages();
  const { missing, minimum, pause_reason } = payouts;
  const isReady = missing.length === 0;
  const textOf = (one: MissingForPayout): string => {
    if (one === 'minimum') return t('minimum', { minimum: formatCents(minimum.amount, minimum.currency) });
    return one === 'paused' ? t('paused', { reason: pause_reason ?? '' }) : t(one);
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5">
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="font-semibold text-15">{isReady ? t('readyTitle') : t('missingTitle')}</h2>
        <ul className="flex flex-col gap-1.5 text-13 text-ink-2">
          {isReady && (
            <li className="flex items-start gap-2">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
              {t('readyText')}
            </li>
          )}
          {missing.map((one) => (
            <li key={one} className="flex items-start gap-2">
              <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              {textOf(one)}
            </li>
          ))}
        </ul>
      </div>
      <ChiefButton payouts={payouts} />
    </Card>
  );
}

function ChiefButton({ payouts: { missing, available, stripe_connected_account } }: { payouts: Payouts }) {
  const t = useMessages();
  const connect = useConnect();
  const manage = useManage();
  const transfer = useTransfer();
  const fail = {
    onError: (error: Error) => void toast.error(t('openFailed'), { description: errorText(error) }),
  };
  if (missing.length === 0)
    return (
      <Button
        variant="primary"
        isBusy={transfer.isPending}
        onClick={() =>
          transfer.mutate(undefined, {
            onSuccess: ({ past_payouts: [newest] }) => {
              if (newest?.status === 'failed')
                toast.error(t('payOutFailed'), { description: newest.problem ?? undefined });
              else toast.success(t('paidOut'));
            },
            onError: (error) => void toast.error(t('payOutFailed'), { description: errorText(error) }),
          })
        }
      >
        {t('payOut', { amount: formatCents(available.amount, available.currency) })}
      </Button>
    );
  if (!stripe_connected_account)
    return (
      <Button variant="primary" isBusy={connect.isPending} onClick={() => connect.mutate(undefined, fail)}>
        {t('connect')}
      </Button>
    );
  const asksForMore = missing.includes('details') || missing.includes('tax_form');
  return (
    <Button
      variant={asksForMore ? 'primary' : 'secondary'}
      isBusy={connect.isPending || manage.isPending}
      onClick={() => (asksForMore ? connect : manage).mutate(undefined, fail)}
    >
      {asksForMore ? t('continue') : t('manage')}
    </Button>
  );
}
