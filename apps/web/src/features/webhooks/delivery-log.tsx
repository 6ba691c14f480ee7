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
import { ListFrame } from '#web/ui/list-frame.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

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
  return (
    <ListFrame
      isInset
      query={{ ...log, data: log.data?.pages.flatMap((page): ListedDelivery[] => page.deliveries) }}
      loading={
        <div className="rounded-lg border">
          <SkeletonRows label={t('logLoading')} cells={['h-4 w-16', 'h-4 w-40']} rowClass="h-13" />
        </div>
      }
      failed={t('logFailed')}
      empty={<EmptyState title={t('logEmpty')} text={t('logEmptyText')} />}
      more={t('more')}
    >
      {(deliveries) => (
        <ul className="flex flex-col rounded-lg border">
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.delivery_id}
              owner={owner}
              webhookId={webhookId}
              delivery={delivery}
            />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
