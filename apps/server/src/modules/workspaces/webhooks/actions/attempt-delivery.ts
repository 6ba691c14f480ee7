import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { notifyWorkspace } from '../../workspace/index.ts';
import { type DeliveryRow, findWaitingDelivery, updateWaitingDelivery } from '../deliveries.store.ts';
import { type Outcome, sendDelivery } from '../send-delivery.ts';
import { deliverWebhook } from '../webhooks.jobs.ts';
import { isByHand, isToBeDisabled, nextDelaySeconds } from '../webhooks.policy.ts';
import { lockWebhook, updateWebhook, type WebhookChange, type WebhookRow } from '../webhooks.store.ts';

interface Found {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}

/** Tries a delivery once and notes how it went; what may pass later gets its next attempt in the same transaction. */
export async function attemptDelivery(
  platform: Platform,
  deliveryId: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const found = await findWaitingDelivery(platform.db, deliveryId);
  if (!found) return;
  const { delivery, webhook } = found;
  const isDisabled = webhook.isDisabled || webhook.isAutoDisabled;
  if (isDisabled && !isByHand(delivery)) {
    const failure = 'The webhook was disabled before this could be delivered.';
    await updateWaitingDelivery(platform.db, delivery, { state: 'failed', failure, nextAttemptAt: null });
    return;
  }
  const startedAt = performance.now();
  const outcome = await sendDelivery(platform, { ...found, signal });
  const durationMs = Math.round(performance.now() - startedAt);
  await platform.db.transaction((transaction) =>
    note(platform, transaction, found, { ...outcome, durationMs }),
  );
}

async function note(
  platform: Platform,
  transaction: Transaction,
  { delivery, webhook }: Found,
  outcome: Outcome & { durationMs: number },
): Promise<void> {
  const now = platform.clock.now();
  const attempts = delivery.attempts + 1;
  const isAgain = !outcome.isDelivered && outcome.isTransient;
  const delay = isAgain ? nextDelaySeconds(webhook, delivery, attempts) : undefined;
  const ended = outcome.isDelivered ? ('delivered' as const) : ('failed' as const);
  const isNoted = await updateWaitingDelivery(transaction, delivery, {
    attempts,
    state: delay === undefined ? ended : 'waiting',
    requestHeaders: outcome.requestHeaders,
    responseStatus: outcome.status,
    responseBody: outcome.responseBody,
    failure: outcome.failure,
    durationMs: outcome.durationMs,
    lastAttemptAt: now,
    nextAttemptAt: delay === undefined ? null : new Date(now.getTime() + delay * 1000),
  });
  if (!isNoted) return;
  if (delay !== undefined) {
    const payload = { deliveryId: delivery.id };
    const options = { transaction, startAfterSeconds: delay, group: webhook.id };
    await platform.jobs.enqueue(deliverWebhook, payload, options);
  }
  const isCounted = delay === undefined && !isByHand(delivery);
  await noteAtWebhook(platform, transaction, webhook, { ...outcome, isCounted });
}

async function noteAtWebhook(
  platform: Platform,
  transaction: Transaction,
  { id, workspaceId }: WebhookRow,
  { isDelivered, status, isCounted }: Outcome & { isCounted: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const webhook = await lockWebhook(transaction, { id, workspaceId });
  if (!webhook) return;
  if (isDelivered) {
    await updateWebhook(transaction, webhook, { failuresInARow: 0, lastSuccessAt: now });
    return;
  }
  const failuresInARow = webhook.failuresInARow + (isCounted ? 1 : 0);
  const change: WebhookChange = { failuresInARow, lastFailureStatus: status, lastFailureAt: now };
  const isDisabling =
    isCounted && !webhook.isAutoDisabled && isToBeDisabled({ ...webhook, failuresInARow }, now);
  await updateWebhook(transaction, webhook, { ...change, ...(isDisabling && { isAutoDisabled: true }) });
  if (isDisabling) await notifyDisabled(platform, transaction, { ...webhook, failuresInARow });
}

async function notifyDisabled(
  platform: Platform,
  transaction: Transaction,
  webhook: WebhookRow,
): Promise<void> {
  const { id, workspaceId, userId, name, failuresInARow } = webhook;
  const entry = { className: 'webhook', activityName: 'auto-disable', targetId: id };
  const details = { failures_in_a_row: failuresInARow };
  await recordAudit(transaction, { workspaceId }, { ...entry, details }, platform.clock.now());
  const payload = { webhook_id: id, webhook_name: name, user_id: userId };
  await notifyWorkspace(platform, transaction, { name: 'webhook.disabled', workspaceId, payload });
}
