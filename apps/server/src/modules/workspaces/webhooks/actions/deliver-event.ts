import type { DeliveryType } from '@mynah/contract/workspaces/webhook-events';
import type { SentWebhookEvent } from '@mynah/contract/workspaces/webhook-senders';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DeliveryRow, insertDelivery } from '../deliveries.store.ts';
import { deliverWebhook } from '../webhooks.jobs.ts';
import { type EventAddress, findEventWebhooks, type WebhookRow } from '../webhooks.store.ts';

export interface OutsideEvent extends EventAddress {
  /** One that stands in the list of what is sent: what nobody knows of is told to nobody (WSP-071). */
  type: SentWebhookEvent;
  data: Readonly<Record<string, unknown>>;
}

/**
 * Tells whoever wants to know outside: in the transaction of the change, so that nothing is told that did not happen.
 * Each webhook has a delivery of its own, with its own attempts.
 */
export async function deliverEvent(
  platform: Platform,
  transaction: Transaction,
  { data, ...address }: OutsideEvent,
): Promise<void> {
  const webhooks = await findEventWebhooks(transaction, address);
  const body = bodyOf(platform, address.type, data);
  for (const webhook of webhooks) {
    await startDelivery(platform, transaction, webhook, { event: address.type, body });
  }
}

/** The body is made once: what is signed, sent, tried again and replayed is the same text. */
export const bodyOf = (
  { clock }: Pick<Platform, 'clock'>,
  type: DeliveryType,
  data: Readonly<Record<string, unknown>>,
): string =>
  JSON.stringify({ type: wireTypes[type] ?? type, event_timestamp: unixSeconds(clock.now()), data });

/** What receivers know an event by, where the public API has a name of its own. */
const wireTypes: Partial<Record<DeliveryType, string>> = {
  transcription_completed: 'speech_to_text_transcription',
};

export async function startDelivery(
  { jobs, clock }: Platform,
  transaction: Transaction,
  webhook: Pick<WebhookRow, 'id' | 'workspaceId'>,
  content: Pick<DeliveryRow, 'event' | 'body'> & { replayOf?: string },
): Promise<string> {
  const id = newId();
  const now = clock.now();
  await insertDelivery(transaction, {
    id,
    webhookId: webhook.id,
    workspaceId: webhook.workspaceId,
    ...content,
    createdAt: now,
    nextAttemptAt: now,
  });
  await jobs.enqueue(deliverWebhook, { deliveryId: id }, { transaction, group: webhook.id });
  return id;
}
