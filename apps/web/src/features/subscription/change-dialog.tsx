import { formatCents } from '@mynah/contract/billing/money';
import { plans } from '@mynah/contract/billing/plans';
import type { PlanChoice } from '@mynah/contract/billing/prices';
import type { ChangePreview } from '@mynah/contract/billing/subscriptions';
import { useMessages } from '#web/features/subscription/messages.ts';
import { useChangePlan, useChangePreview } from '#web/features/subscription/subscription.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type ChangeDialogProps = { choice: PlanChoice; onClose: () => void };

/** What the change costs stands there before it is made. */
export function ChangeDialog({ choice, onClose }: ChangeDialogProps) {
  const t = useMessages();
  const { data, error, refetch } = useChangePreview(choice);
  const change = useChangePlan();
  const plan = plans[choice.tier].displayName;
  const make = async (preview: ChangePreview) => {
    try {
      await change.mutateAsync(choice);
    } catch (cause) {
      return void toast.error(t('changeFailed'), { description: errorText(cause) });
    }
    toast.success(preview.takes_effect === 'now' ? t('changed', { plan }) : t('changeScheduled'));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!change.isPending}
      title={t('changeTitle', { plan })}
      footer={
        <>
          <Button disabled={change.isPending} onClick={onClose}>
            {t('keepPlan')}
          </Button>
          <Button
            variant="primary"
            disabled={!data}
            isBusy={change.isPending}
            onClick={() => data && void make(data)}
          >
            {data ? actionText(t, data) : t('changeNow')}
          </Button>
        </>
      }
    >
      {data ? (
        <Preview preview={data} isAnnual={choice.billingPeriod === 'annual_period'} />
      ) : error ? (
        <ErrorState error={error} title={t('previewFailed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('previewLoading')}>
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}

type Words = ReturnType<typeof useMessages>;

function actionText(t: Words, { takes_effect, due_cents, currency }: ChangePreview): string {
  if (takes_effect === 'period_end') return t('schedule');
  return due_cents > 0 ? t('payNow', { price: formatCents(due_cents, currency) }) : t('changeNow');
}

function Preview({ preview, isAnnual }: { preview: ChangePreview; isAnnual: boolean }) {
  const t = useMessages();
  const { currency, charge_cents, credit_cents, discount_cents, tax_cents, due_cents } = preview;
  const isNow = preview.takes_effect === 'now';
  const lines: [string, number][] = [
    [t('charge'), charge_cents],
    [t('credit'), -credit_cents],
    [t('off'), -discount_cents],
    [t('tax'), tax_cents],
  ];
  const price = formatCents(preview.next_cents, currency);
  return (
    <div className="flex flex-col gap-3 text-13">
      <p className="text-ink-2">
        {isNow
          ? t('previewNow')
          : t('previewLater', { date: formatDate(dateOfUnix(preview.effective_at_unix)) })}
      </p>
      {isNow && (
        <dl className="flex flex-col gap-1.5">
          {lines
            .filter(([, cents]) => cents !== 0)
            .map(([name, cents]) => (
              <Line key={name} name={name} amount={formatCents(cents, currency)} />
            ))}
          <Line
            name={t('due')}
            amount={formatCents(due_cents, currency)}
            className="border-t pt-1.5 font-semibold"
          />
        </dl>
      )}
      <p className="text-ink-2">{isAnnual ? t('thenYear', { price }) : t('thenMonth', { price })}</p>
    </div>
  );
}

type LineProps = { name: string; amount: string; className?: string };

const Line = ({ name, amount, className }: LineProps) => (
  <div className={classNames('flex justify-between gap-4', className)}>
    <dt>{name}</dt>
    <dd className="figures">{amount}</dd>
  </div>
);
