import type { Queryable } from '../../../../platform/db/database.ts';
import { webhookNotFound } from '../webhooks.policy.ts';
import { findWebhook, type WebhookRow, type WebhookScope } from '../webhooks.store.ts';

/** @throws Failure `webhook_not_found` */
export async function getWebhook(db: Queryable, scope: WebhookScope, webhookId: string): Promise<WebhookRow> {
  const webhook = await findWebhook(db, scope, webhookId);
  if (!webhook) throw webhookNotFound();
  return webhook;
}
