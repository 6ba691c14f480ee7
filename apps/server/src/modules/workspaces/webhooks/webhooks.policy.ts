import { Failure } from '../../../platform/errors/index.ts';
import type { DeliveryRow } from './deliveries.store.ts';
import type { WebhookRow } from './webhooks.store.ts';

/** In one scope: the workspace's, or one person's. */
const mostWebhooks = 50;
/** Upstream's rule: so many events in a row, and no success for so long. */
const failuresThatDisable = 10;
const daysWithoutSuccess = 7;
/** After the first attempt; with all of them an endpoint may be away for the better part of a day. */
const retryDelaysSeconds = [5, 30, 120, 600, 1_800, 7_200, 21_600, 28_800] as const;

/** @throws Failure `conflict` */
export function requireRoom(count: number): void {
  if (count < mostWebhooks) return;
  throw new Failure('conflict', `You can have up to ${mostWebhooks} webhooks. Delete one first.`);
}

export const webhookNotFound = (): Failure =>
  new Failure('webhook_not_found', 'Webhook not found.', { data: { param: 'webhook_id' } });

/** A test or a replay: somebody waits for it, so it is tried once, counts for nothing, and a disabled webhook gets it. */
export const isByHand = ({ event, replayOf }: Pick<DeliveryRow, 'event' | 'replayOf'>): boolean =>
  event === 'webhook.test' || replayOf !== null;

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** May the same be taken later? Anything else that is no success is a refusal of this very body. */
export const isTransient = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429;

/** Seconds until the next attempt; undefined when there is none. `attempts` counts the one that just failed. */
export const nextDelaySeconds = (
  { retriesEnabled }: Pick<WebhookRow, 'retriesEnabled'>,
  delivery: Pick<DeliveryRow, 'event' | 'replayOf'>,
  attempts: number,
): number | undefined =>
  retriesEnabled && !isByHand(delivery) ? retryDelaysSeconds[attempts - 1] : undefined;

/** One event counts as one failure, however often it was tried. */
export function isToBeDisabled(
  { failuresInARow, lastSuccessAt }: Pick<WebhookRow, 'failuresInARow' | 'lastSuccessAt'>,
  now: Date,
): boolean {
  if (failuresInARow < failuresThatDisable) return false;
  return !lastSuccessAt || now.getTime() - lastSuccessAt.getTime() >= daysWithoutSuccess * 86_400_000;
}
