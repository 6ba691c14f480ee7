import type { Subscription } from '@mynah/contract/accounts/user';
import { plans } from '@mynah/contract/billing/plans';
import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { useMessages } from '#web/features/subscription/messages.ts';
import {
  type SubscriptionAction,
  useOpenPage,
  useSubscriptionAction,
} from '#web/features/subscription/subscription.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.tsx';

type SubscriptionButtonsProps = {
  subscription: Subscription;
  paid: NonNullable<SubscriptionDetails['paid']>;
};

export function SubscriptionButtons({ subscription, paid }: SubscriptionButtonsProps) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const { act, isBusy } = useActions();
  const open = useOpenPage();
  const openPage = (page: 'card' | 'portal') =>
    open.mutate(page, {
      onError: (error) => toast.error(t('pageFailed'), { description: errorText(error) }),
    });
  if (!isAdmin) return <p className="text-12 text-ink-3">{t('adminsOnly')}</p>;
  const pending = subscription.pending_change?.kind;
  const cancel = async () => {
    const date = formatDate(dateOfUnix(paid.period_ends_at_unix));
    const isSure = await confirm({
      title: t('cancelTitle'),
      description: t('cancelText', { date }),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDanger: true,
    });
    if (isSure) await act('cancel');
  };
  return (
    <div className="flex flex-wrap gap-2">
      {pending === 'cancellation' ? (
        <Button variant="primary" isBusy={isBusy} onClick={() => void act('renew')}>
          {t('renew')}
        </Button>
      ) : (
        <>
          {pending === 'change' && (
            <Button isBusy={isBusy} onClick={() => void act('cancel-downgrade')}>
              {t('cancelDowngrade', { plan: plans[subscription.tier].displayName })}
            </Button>
          )}
          <Button isBusy={isBusy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </>
      )}
      <Button isBusy={open.isPending} onClick={() => openPage('card')}>
        {t('updateCard')}
      </Button>
      <Button isBusy={open.isPending} onClick={() => openPage('portal')}>
        {t('portal')}
      </Button>
    </div>
  );
}

/** Each with the words for its success and its failure (ERR-001, ERR-016). */
function useActions() {
  const t = useMessages();
  const { mutateAsync, isPending } = useSubscriptionAction();
  const words: Record<SubscriptionAction, { done: string; failed: string }> = {
    cancel: { done: t('cancelled'), failed: t('cancelFailed') },
    renew: { done: t('renewed'), failed: t('renewFailed') },
    'cancel-downgrade': { done: t('downgradeCancelled'), failed: t('cancelDowngradeFailed') },
  };
  const act = async (action: SubscriptionAction) => {
    try {
      await mutateAsync(action);
      toast.success(words[action].done);
    } catch (error) {
      toast.error(words[action].failed, { description: errorText(error) });
    }
  };
  return { act, isBusy: isPending };
}
