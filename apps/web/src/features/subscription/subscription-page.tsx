import type { Subscription } from '@mynah/contract/accounts/user';
import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import { TestMoneyNote } from '#web/features/pricing/index.ts';
import { CurrentPlanCard } from '#web/features/subscription/current-plan-card.tsx';
import { ExtensionCard } from '#web/features/subscription/extension-card.tsx';
import { GraceNote } from '#web/features/subscription/grace-note.tsx';
import { InvoiceSection } from '#web/features/subscription/invoice-section.tsx';
import { useMessages } from '#web/features/subscription/messages.ts';
import { PlanSection } from '#web/features/subscription/plan-section.tsx';
import { PromoCard } from '#web/features/subscription/promo-card.tsx';
import { storePromoCode } from '#web/features/subscription/stored-promo-code.ts';
import { useDetails } from '#web/features/subscription/subscription.requests.ts';
import { subscriptionQuery, useSubscription } from '#web/shared/account/account.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** RTE-110. */
export function Page() {
  const t = useMessages();
  const subscription = useSubscription();
  const details = useDetails();
  useRefreshOn('subscription.changed', ['subscription']);
  useRefreshOn('subscription.changed', subscriptionQuery.queryKey);
  useRefreshOn('subscription.ended', ['subscription']);
  useRefreshOn('subscription.ended', subscriptionQuery.queryKey);
  const error = subscription.error ?? details.error;
  if (subscription.data && details.data)
    return <Content subscription={subscription.data} details={details.data} />;
  if (error) {
    const retry = () => {
      void subscription.refetch();
      void details.refetch();
    };
    return (
      <Card className="mt-8">
        <ErrorState error={error} title={t('failed')} onRetry={retry} />
      </Card>
    );
  }
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-5 pt-8">
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </div>
  );
}

type ContentProps = { subscription: Subscription; details: SubscriptionDetails };

function Content({ subscription, details }: ContentProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  useWelcome(details.paid !== null);
  if (!details.is_charging) {
    return (
      <Card className="mt-8">
        <EmptyState icon={<CreditCard aria-hidden />} title={t('nothingTitle')} text={t('nothingText')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6 pt-8">
      {details.is_test_money && <TestMoneyNote />}
      <GraceNote paid={details.paid} />
      <CurrentPlanCard subscription={subscription} details={details} />
      {details.paid && <ExtensionCard subscription={subscription} paid={details.paid} />}
      <PlanSection
        key={`${details.paid?.tier} ${details.paid?.billing_period}`}
        subscription={subscription}
        paid={details.paid}
      />
      {isAdmin && <PromoCard isSubscribed={details.paid !== null} />}
      <InvoiceSection />
    </div>
  );
}

/** Back from the checkout: said once, and the code has been used. */
function useWelcome(isSubscribed: boolean): void {
  const t = useMessages();
  const navigate = useNavigate();
  const isBack = useSearchValues(({ checkout }) => checkout === 'done') && isSubscribed;
  useEffect(() => {
    if (!isBack) return;
    storePromoCode(undefined);
    toast.success(t('welcome'));
    void navigate({ to: '.', search: {}, replace: true });
  }, [isBack, navigate, t]);
}
