import type {
  ListedDelivery,
  UsageType,
  Webhook,
  WebhookDelivery,
} from '@mynah/contract/workspaces/webhooks';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { DeliveryRow } from './deliveries.store.ts';
import type { WebhookRow } from './webhooks.store.ts';

const unixOrNull = (date: Date | null): number | null => (date ? unixSeconds(date) : null);

interface WebhookContext {
  now: Date;
  usage: UsageType[] | null;
}

export const toWebhook = (row: WebhookRow, { now, usage }: WebhookContext): Webhook => ({
  webhook_id: row.id,
  name: row.name,
  webhook_url: row.url,
  auth_type: row.authType,
  is_disabled: row.isDisabled,
  is_auto_disabled: row.isAutoDisabled,
  created_at_unix: unixSeconds(row.createdAt),
  retry_enabled: row.retriesEnabled,
  events: row.events,
  request_header_names: Object.keys(row.requestHeaders),
  oauth2: row.oauth2 && {
    token_url: row.oauth2.tokenUrl,
    client_id: row.oauth2.clientId,
    scopes: row.oauth2.scopes,
  },
  previous_secret_ends_at_unix:
    row.previousSecretEndsAt && row.previousSecretEndsAt > now ? unixSeconds(row.previousSecretEndsAt) : null,
  failures_in_a_row: row.failuresInARow,
  most_recent_failure_error_code: row.lastFailureStatus,
  most_recent_failure_timestamp: unixOrNull(row.lastFailureAt),
  most_recent_success_timestamp: unixOrNull(row.lastSuccessAt),
  usage: usage?.map((usage_type) => ({ usage_type })) ?? null,
});

export const toListedDelivery = (row: DeliveryRow): ListedDelivery => ({
  delivery_id: row.id,
  type: row.event,
  state: row.state,
  attempts: row.attempts,
  created_at_unix: unixSeconds(row.createdAt),
  last_attempt_at_unix: unixOrNull(row.lastAttemptAt),
  next_attempt_at_unix: unixOrNull(row.nextAttemptAt),
  response_status: row.responseStatus,
  failure: row.failure,
  duration_ms: row.durationMs,
  replay_of: row.replayOf,
});

export const toDelivery = (row: DeliveryRow, { url }: WebhookRow): WebhookDelivery => ({
  ...toListedDelivery(row),
  request: { url, headers: row.requestHeaders, body: row.body },
  response_body: row.responseBody,
});
