import type { Platform } from '../../../../platform/platform.ts';
import { renewDueTestSubscriptions } from '../../test-money/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { listLeaving, listOutdated, listOverdue } from '../subscriptions.store.ts';
import type { SubscriptionRow } from '../subscriptions.tables.ts';
import { syncSubscription } from './sync-subscription.ts';

const batchSize = 200;
const dayMs = 86_400_000;
/** So long an event of the provider may take, before it is asked. */
const patienceMs = 10 * 60_000;

/** Renewals of test money, which nobody else makes. */
export async function renewTestMoney(platform: Platform): Promise<void> {
  if (paymentProviderOf(platform).name !== 'test-money') return;
  for (const subscription of await renewDueTestSubscriptions(platform))
    await syncSubscription(platform, subscription);
}

/** What must have changed by now and of which no event told: one that was lost costs minutes. */
export async function syncOutdated(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - patienceMs);
  const outdated = await listOutdated(platform.db, { now, since }, batchSize);
  await each(platform, outdated, () => Promise.resolve());
}

/** The days of grace are over: the subscription ends. */
export async function endOverdue(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - platform.config.graceDays * dayMs);
  await each(platform, await listOverdue(platform.db, before, batchSize), ({ subscription }) =>
    paymentProviderOf(platform).end(subscription, { refunds: false }),
  );
}

/** Nobody goes on paying for an account that is being deleted. */
export async function cancelLeaving(platform: Platform): Promise<void> {
  await each(platform, await listLeaving(platform.db, batchSize), ({ subscription }) =>
    paymentProviderOf(platform).setCancelling(subscription, true),
  );
}

/** One that fails is tried again by the next run, and keeps no other from its turn. */
async function each(
  platform: Platform,
  rows: readonly SubscriptionRow[],
  work: (row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const { name } = paymentProviderOf(platform);
  for (const row of rows.filter(({ provider }) => provider === name)) {
    try {
      await work(row);
      await syncSubscription(platform, row.subscription);
    } catch (cause) {
      platform.log.error(
        { err: cause, workspace: row.workspaceId },
        'a subscription was not brought up to date',
      );
    }
  }
}
