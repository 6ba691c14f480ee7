import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listDueTestSubscriptions, lockTestSubscription, putTestSubscription } from './test-money.store.ts';
import { moveOn } from './test-subscription.ts';

const batchSize = 500;

/** Renewals and tries of what has come due; the subscriptions that are others now. */
export async function renewDueTestSubscriptions(platform: Platform): Promise<string[]> {
  const { db, clock } = platform;
  const now = clock.now();
  const due = await listDueTestSubscriptions(db, now, batchSize);
  for (const { id } of due) {
    await db.transaction(async (transaction) => {
      const row = await lockTestSubscription(transaction, id);
      if (row) await putTestSubscription(transaction, id, moveOn(row.state, unixSeconds(now)));
    });
  }
  return due.map(({ id }) => id);
}
