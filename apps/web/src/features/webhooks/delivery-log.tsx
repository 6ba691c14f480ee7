import type { ListedDelivery, Webhook } from '@mynah/contract/workspaces/webhooks';
import { Send } from 'lucide-react';
import { DeliveryItem } from '#web/features/webhooks/delivery-item.tsx';
import { useMessages } from '#web/features/webhooks/messages.ts';
import {
  useDeliveries,
  useWebhookCalls,
  type WebhookOwner,
} from '#web/features/webhooks/webhooks.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type DeliveryLogProps = { owner: WebhookOwner; webhook: Webhook; onClose: () => void };

/** What was sent to a webhook and how it went, newest first. */
export function DeliveryLog({ owner, webhook, onClose }: DeliveryLogProps) {
  const t = useMessages();
  const { test } = useWebhookCalls(owner);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('logTitle', { name: webhook.name })}
      description={<span className="figures break-all">{webhook.webhook_url}</span>}
      footer={
        <>
          <Button onClick={() => void okOrToast(test(webhook.webhook_id))}>
            <Send aria-hidden />
            {t('test')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Deliveries owner={owner} webhookId={webhook.webhook_id} />
    </Dialog>
  );
}

function Deliveries({ owner, webhookId }: { owner: WebhookOwner; webhookId: string }) {
  const t = useMessages();
  const log = useDeliveries(owner, webhookId);
  if (log.isPending) return <LogSkeleton label={t('logLoading')} />;
  if (log.isError) {
    return <ErrorState error={log.error} title={t('logFailed')} onRetry={() => void log.refetch()} />;
  }
  const deliveries = log.data.pages.flatMap((page): ListedDelivery[] => page.deliveries);
  if (deliveries.length === 0) return <EmptyState title={t('logEmpty')} text={t('logEmptyText')} />;
  return (
    <>
      <ul className="flex flex-col rounded-lg border">
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.delivery_id} owner={owner} webhookId={webhookId} delivery={delivery} />
        ))}
      </ul>
      {log.hasNextPage && (
        <div className="flex justify-center pt-3">
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

const ROWS = ['a', 'b', 'c'];

function LogSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded-lg border">
      {ROWS.map((row) => (
        <div key={row} className="flex h-13 items-center gap-6 border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  );
}
