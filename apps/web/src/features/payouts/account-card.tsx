import type { Payouts } from '@mynah/contract/billing/payouts';
import { useMessages } from '#web/features/payouts/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

type AccountCardProps = { account: NonNullable<Payouts['stripe_connected_account']> };

/** The account that takes the money, as its provider has it. */
export function AccountCard({ account }: AccountCardProps) {
  const t = useMessages();
  const { account_id, payouts_enabled, tax_form, requirements_due } = account;
  const taxForm = {
    missing: t('taxFormMissing'),
    in_review: t('taxFormInReview'),
    complete: t('taxFormComplete'),
  }[tax_form];
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold text-15">{t('accountTitle')}</h2>
        {payouts_enabled ? (
          <Badge tone="positive">{t('accountReady')}</Badge>
        ) : (
          <Badge tone="danger">{t('accountNotReady')}</Badge>
        )}
      </div>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 text-13">
        <Fact name={t('accountId')} value={account_id} />
        <Fact name={t('taxForm')} value={taxForm} />
        {requirements_due.length > 0 && <Fact name={t('due')} value={requirements_due.join(', ')} />}
      </dl>
    </Card>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0 break-words text-ink">{value}</dd>
  </>
);
