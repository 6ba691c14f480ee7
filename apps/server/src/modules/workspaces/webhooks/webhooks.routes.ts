import { ownWebhookRoutes, webhookRoutes as workspaceRoutes } from '@mynah/contract/workspaces/webhooks';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { type Actor, handle } from '../../../platform/http/index.ts';
import { deleteWebhook, editWebhook, rotateSecret } from './actions/change-webhook.ts';
import { createWebhook } from './actions/create-webhook.ts';
import { getDelivery, replayDelivery, sendTest } from './actions/deliver-by-hand.ts';
import { getWebhook } from './actions/get-webhook.ts';
import { listDeliveries } from './deliveries.store.ts';
import { usagesOf } from './usages.ts';
import { listWebhooks, type WebhookScope } from './webhooks.store.ts';
import { toDelivery, toListedDelivery, toWebhook } from './webhooks.view.ts';

const ok = { status: 'ok' as const };

/** The same calls for both owners; `scopeOf` tells whose webhooks a caller has in hand. */
const routesOf = (
  routes: typeof workspaceRoutes | typeof ownWebhookRoutes,
  scopeOf: (actor: Actor) => WebhookScope,
) => [
  handle(routes.list, async ({ platform: { db, clock }, actor, query }) => {
    const scope = scopeOf(actor);
    const rows = await listWebhooks(db, scope);
    const usages = query.includeUsages ? await usagesOf(db, scope) : undefined;
    const now = clock.now();
    const usage = (id: string) => (usages ? (usages.get(id) ?? []) : null);
    return { webhooks: rows.map((row) => toWebhook(row, { now, usage: usage(row.id) })) };
  }),
  handle(routes.create, async ({ platform, actor, body }) => {
    const made = await createWebhook(platform, { actor, scope: scopeOf(actor) }, body.settings);
    return { webhook_id: made.webhookId, webhook_secret: made.secret };
  }),
  handle(routes.edit, async ({ platform, actor, params, body }) => {
    await editWebhook(platform, { actor, scope: scopeOf(actor), ...params }, body);
    return ok;
  }),
  handle(routes.delete, async ({ platform, actor, params }) => {
    await deleteWebhook(platform, { actor, scope: scopeOf(actor), ...params });
    return ok;
  }),
  handle(routes.rotateSecret, async ({ platform, actor, params, body }) => {
    const caller = { actor, scope: scopeOf(actor), ...params };
    const { secret, previousEndsAt } = await rotateSecret(platform, caller, body);
    const endsAt = previousEndsAt && unixSeconds(previousEndsAt);
    return { webhook_secret: secret, previous_secret_ends_at_unix: endsAt };
  }),
  handle(routes.test, async ({ platform, actor, params }) => ({
    ...ok,
    delivery_id: await sendTest(platform, { scope: scopeOf(actor), ...params }),
  })),
  handle(routes.listDeliveries, async ({ platform: { db }, actor, params, query }) => {
    const { pageSize, cursor } = query;
    const webhook = await getWebhook(db, scopeOf(actor), params.webhookId);
    const rows = await listDeliveries(db, webhook, { cursor, most: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1)?.sequence;
    const next = rows.length > pageSize && last !== undefined ? String(last) : null;
    return { deliveries: page.map(toListedDelivery), next_cursor: next };
  }),
  handle(routes.getDelivery, async ({ platform, actor, params }) => {
    const { delivery, webhook } = await getDelivery(platform.db, { scope: scopeOf(actor), ...params });
    return toDelivery(delivery, webhook);
  }),
  handle(routes.replay, async ({ platform, actor, params }) => ({
    ...ok,
    delivery_id: await replayDelivery(platform, { scope: scopeOf(actor), ...params }),
  })),
];

export const webhookRoutes = [
  ...routesOf(workspaceRoutes, ({ workspaceId }) => ({ workspaceId, userId: null })),
  ...routesOf(ownWebhookRoutes, ({ workspaceId, userId }) => ({ workspaceId, userId })),
];
