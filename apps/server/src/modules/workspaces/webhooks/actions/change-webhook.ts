import type { WebhookEvent } from '@mynah/contract/workspaces/webhook-events';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { requireOutsideUrl } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { newWebhookSecret, openFor, sealFor, sealHeaders } from '../webhook-secrets.ts';
import {
  deleteWebhookRow,
  updateWebhook,
  type WebhookChange,
  type WebhookRow,
  type WebhookScope,
} from '../webhooks.store.ts';
import { type GivenCredentials, sealCredentials } from './create-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { recordChange } from './record-change.ts';

export interface WebhookCaller {
  actor: Actor;
  scope: WebhookScope;
  webhookId: string;
}

interface Edit {
  isDisabled: boolean;
  name: string;
  webhookUrl?: string;
  retryEnabled?: boolean;
  /** Null as a value keeps the one that is there. */
  requestHeaders?: Record<string, string | null>;
  events?: WebhookEvent[] | null;
  oauth2?: Omit<GivenCredentials, 'clientSecret'> & { clientSecret?: string };
}

/** What is undefined stays. Enabling gives a webhook that the server disabled a new start. */
export async function editWebhook(
  platform: Platform,
  { actor, scope, webhookId }: WebhookCaller,
  edit: Edit,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const webhook = await getWebhook(transaction, scope, webhookId);
    await updateWebhook(transaction, webhook, {
      name: edit.name,
      isDisabled: edit.isDisabled,
      ...(!edit.isDisabled && { isAutoDisabled: false, failuresInARow: 0 }),
      url: edit.webhookUrl && requireOutsideUrl(platform.config, edit.webhookUrl).href,
      retriesEnabled: edit.retryEnabled,
      events: edit.events && [...new Set(edit.events)],
      ...changedHeaders(platform, webhook, edit),
      ...changedCredentials(platform, webhook, edit),
    });
    const details = { is_disabled: edit.isDisabled };
    await recordChange(platform, transaction, actor, { webhookId, activityName: 'edit', details });
  });
}

function changedHeaders({ keys }: Platform, webhook: WebhookRow, { requestHeaders }: Edit): WebhookChange {
  if (!requestHeaders) return {};
  const kept = Object.entries(webhook.requestHeaders).filter(([name]) => requestHeaders[name] === null);
  const given = Object.entries(requestHeaders).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const sealed = sealHeaders(keys, webhook.id, Object.fromEntries(given));
  return { requestHeaders: { ...Object.fromEntries(kept), ...sealed } };
}

/** The secret that is kept goes only to the address that it was given for. */
function changedCredentials(platform: Platform, webhook: WebhookRow, { oauth2 }: Edit): WebhookChange {
  if (!oauth2) return {};
  const { id, oauth2: kept } = webhook;
  if (!kept)
    throw new Failure('invalid_request', 'This webhook signs its deliveries, so it has no OAuth client.');
  const isSameAddress = new URL(oauth2.tokenUrl).href === kept.tokenUrl;
  if (oauth2.clientSecret === undefined && !isSameAddress) {
    throw new Failure('invalid_request', 'Send the client secret again to change the token address.', {
      data: { param: 'client_secret' },
    });
  }
  const clientSecret =
    oauth2.clientSecret ?? openFor(platform.keys, id, 'client secret', kept.sealedClientSecret);
  return {
    oauth2: sealCredentials(platform, id, { ...oauth2, clientSecret }),
    sealedAccessToken: null,
    accessTokenEndsAt: null,
  };
}

export async function deleteWebhook(
  platform: Platform,
  { actor, scope, webhookId }: WebhookCaller,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    await deleteWebhookRow(transaction, await getWebhook(transaction, scope, webhookId));
    await recordChange(platform, transaction, actor, { webhookId, activityName: 'delete' });
  });
}

const usualOverlapHours = 24;

/** The new secret is shown now only; the one before it verifies as well while receivers are told. */
export async function rotateSecret(
  platform: Platform,
  { actor, scope, webhookId }: WebhookCaller,
  { overlapHours = usualOverlapHours }: { overlapHours?: number },
): Promise<{ secret: string; previousEndsAt: Date | null }> {
  const secret = newWebhookSecret();
  const previousEndsAt =
    overlapHours === 0 ? null : new Date(platform.clock.now().getTime() + overlapHours * 3_600_000);
  await platform.db.transaction(async (transaction) => {
    const webhook = await getWebhook(transaction, scope, webhookId);
    if (webhook.authType !== 'hmac') {
      throw new Failure('invalid_request', 'Only webhooks with signed deliveries have a secret here.');
    }
    await updateWebhook(transaction, webhook, {
      sealedSecret: sealFor(platform.keys, webhookId, 'secret', secret),
      sealedPreviousSecret: previousEndsAt && webhook.sealedSecret,
      previousSecretEndsAt: previousEndsAt,
    });
    const details = { overlap_hours: overlapHours };
    await recordChange(platform, transaction, actor, { webhookId, activityName: 'rotate-secret', details });
  });
  return { secret, previousEndsAt };
}
