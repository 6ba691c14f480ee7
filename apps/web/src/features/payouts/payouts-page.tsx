import type { Payouts } from '@mynah/contract/billing/payouts';

import { HandCoins } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AccountCard } from '#web/features/payouts/account-card.tsx';
import { BalanceCard } from '#web/features/payouts/balance-card.tsx';
import { useMessages } from '#web/features/payouts/messages.ts';
import { MissingCard } from '#web/features/payouts/missing-card.tsx';
import { PastPayouts } from '#web/features/payouts/past-payouts.tsx';
import { payoutsKey, usePayouts, useSync } from '#web/features/payouts/payouts.requests.ts';
import { StatementSection } from '#web/features/payouts/statement-section.tsx';
import { TestMoneyNote } from '#web/features/pricing/index.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** RTE-082, BIL-070. */
export function Page() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const { data: user } = useUser();
  const { data, error, refetch } = usePayouts(isAdmin);
  useRefreshOn('payouts.paid', payoutsKey);
  useRefreshOn('payouts.failed', payoutsKey);
  useRefreshOn('payouts.account-ready', payoutsKey);
  useRefreshOn('payouts.account-stopped', payoutsKey);
  if (user && !isAdmin) return <Notice title={t('adminsTitle')} text={t('adminsText')} />;
  if (data) return <Content payouts={data} />;
  if (error)
    return (
      <Card className="mt-8">
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 pt-8">
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <Card className="mt-8">
    <EmptyState icon={<HandCoins aria-hidden />} title={title} text={text} />
  </Card>
);

function Content({ payouts }: { payouts: Payouts }) {
  const t = useMessages();
  useReturn(payouts);
  if (!payouts.is_paying) return <Notice title={t('nothingTitle')} text={t('nothingText')} />;
  return (
    <div className="flex flex-col gap-6 pt-8">
      {payouts.is_test_money && <TestMoneyNote text={t('testMoney')} />}
      <BalanceCard payouts={payouts} />
      <MissingCard payouts={payouts} />
      {payouts.stripe_connected_account && <AccountCard account={payouts.stripe_connected_account} />}
      <StatementSection />
      <PastPayouts payouts={payouts} />
    </div>
  );
}

/** Back from the form: the provider is asked what it made of it, once. */
function useReturn({ stripe_connected_account: account }: Payouts): void {
  const t = useMessages();
  const navigate = useNavigate();
  const isBack = useSearchValues(({ connected }) => connected === 'done') && account !== null;
  const { mutateAsync } = useSync();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isBack || isAsked.current) return;
    isAsked.current = true;
    void navigate({ to: '.', search: {}, replace: true });
    mutateAsync()
      .then(({ stripe_connected_account: now }) => now?.details_submitted && toast.success(t('connected')))
      .catch((error: unknown) => toast.error(t('syncFailed'), { description: errorText(error) }));
  }, [isBack, mutateAsync, navigate, t]);
}
