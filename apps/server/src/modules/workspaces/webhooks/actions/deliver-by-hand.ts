import type { Queryable } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DeliveryRow, findDelivery } from '../deliveries.store.ts';
import type { WebhookRow, WebhookScope } from '../webhooks.store.ts';
import { bodyOf, startDelivery } from './deliver-event.ts';
import { getWebhook } from './get-webhook.ts';

interface Wanted {
  scope: WebhookScope;
  webhookId: string;
}

export const sendTest = (platform: Platform, { scope, webhookId }: Wanted): Promise<string> =>
  platform.db.transaction(async (transaction) => {
    const webhook = await getWebhook(transaction, scope, webhookId);
    const data = { webhook_id: webhookId, message: `A test of the webhook ${webhook.name}.` };
    const event = 'webhook.test' as const;
    return startDelivery(platform, transaction, webhook, { event, body: bodyOf(platform, event, data) });
  });

/** The same body once more, signed anew. */
export const replayDelivery = (
  platform: Platform,
  wanted: Wanted & { deliveryId: string },
): Promise<string> =>
  platform.db.transaction(async (transaction) => {
    const { webhook, delivery } = await getDelivery(transaction, wanted);
    const { event, body, id, replayOf } = delivery;
    return startDelivery(platform, transaction, webhook, { event, body, replayOf: replayOf ?? id });
  });

/** @throws Failure `webhook_not_found`, `webhook_delivery_not_found` */
export async function getDelivery(
  db: Queryable,
  { scope, webhookId, deliveryId }: Wanted & { deliveryId: string },
): Promise<{ webhook: WebhookRow; delivery: DeliveryRow }> {
  const webhook = await getWebhook(db, scope, webhookId);
  const delivery = await findDelivery(db, webhook, deliveryId);
  if (!delivery) throw new Failure('webhook_delivery_not_found', 'Webhook delivery not found.');
  return { webhook, delivery };
}
