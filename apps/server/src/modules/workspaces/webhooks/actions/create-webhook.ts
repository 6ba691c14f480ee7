import type { WebhookEvent } from '@mynah/contract/workspaces/webhook-events';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { requireOutsideUrl } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { newWebhookSecret, sealFor, sealHeaders } from '../webhook-secrets.ts';
import { requireRoom } from '../webhooks.policy.ts';
import { countWebhooks, insertWebhook, type WebhookScope } from '../webhooks.store.ts';
import type { OAuth2ClientCredentials } from '../webhooks.tables.ts';
import { recordChange } from './record-change.ts';

export interface GivenCredentials {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scopes?: string[];
}

interface NewWebhook {
  authType: 'hmac' | 'oauth2';
  name: string;
  webhookUrl: string;
  requestHeaders?: Record<string, string>;
  events?: WebhookEvent[];
  retryEnabled?: boolean;
  oauth2?: GivenCredentials;
}

/** The secret of an HMAC webhook is in the answer and, sealed, in the row. */
export async function createWebhook(
  platform: Platform,
  { actor, scope }: { actor: Actor; scope: WebhookScope },
  { authType, name, webhookUrl, requestHeaders = {}, events, retryEnabled = true, oauth2 }: NewWebhook,
): Promise<{ webhookId: string; secret: string | null }> {
  const { config, keys, clock } = platform;
  const id = newId();
  const secret = authType === 'hmac' ? newWebhookSecret() : null;
  const url = requireOutsideUrl(config, webhookUrl).href;
  await platform.db.transaction(async (transaction) => {
    requireRoom(await countWebhooks(transaction, scope));
    await insertWebhook(transaction, {
      id,
      ...scope,
      name,
      url,
      authType,
      sealedSecret: secret && sealFor(keys, id, 'secret', secret),
      oauth2: oauth2 && sealCredentials(platform, id, oauth2),
      requestHeaders: sealHeaders(keys, id, requestHeaders),
      events: events && [...new Set(events)],
      retriesEnabled: retryEnabled,
      createdAt: clock.now(),
    });
    const change = { webhookId: id, activityName: 'create', details: { auth_type: authType } };
    await recordChange(platform, transaction, actor, change);
  });
  return { webhookId: id, secret };
}

export function sealCredentials(
  { config, keys }: Pick<Platform, 'config' | 'keys'>,
  webhookId: string,
  { tokenUrl, clientId, clientSecret, scopes = [] }: GivenCredentials,
): OAuth2ClientCredentials {
  return {
    tokenUrl: requireOutsideUrl(config, tokenUrl).href,
    clientId,
    sealedClientSecret: sealFor(keys, webhookId, 'client secret', clientSecret),
    scopes,
  };
}
