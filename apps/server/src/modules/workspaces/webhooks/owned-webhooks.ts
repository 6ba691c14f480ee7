import type { OwnedMaterial } from '../../accounts/privacy/index.ts';
import { moveDeliveries } from './deliveries.store.ts';
import { countWebhooks, deleteWebhooksOf, listWebhooks, moveWebhooks } from './webhooks.store.ts';
import { toWebhook } from './webhooks.view.ts';

/** A person's own webhooks. Those of the workspace belong to nobody. */
export const ownedWebhooks: OwnedMaterial = {
  name: 'webhooks',
  count: countWebhooks,
  async *exportFiles({ db, clock }, owner) {
    const now = clock.now();
    const rows = await listWebhooks(db, owner);
    const data = rows.map((row) => toWebhook(row, { now, usage: null }));
    yield { path: 'webhooks.json', body: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
  },
  erase: ({ db }, owner) => deleteWebhooksOf(db, owner),
  move: async (transaction, owner, toWorkspaceId) => {
    for (const webhook of await listWebhooks(transaction, owner)) {
      await moveDeliveries(transaction, webhook, toWorkspaceId);
    }
    await moveWebhooks(transaction, owner, toWorkspaceId);
  },
  // they lead to the addresses of whoever leaves: nobody takes them over
  handOver: (transaction, owner) => deleteWebhooksOf(transaction, owner),
};
