import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { findPaid } from '../require-subscription.ts';
import type { SubscriptionRow } from '../subscriptions.tables.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Ends it with the time that is paid for (BIL-012). False: nothing is paid for here. @throws Failure `conflict` */
export async function cancelPaid(platform: Platform, actor: Actor): Promise<boolean> {
  const row = await findPaid(platform, actor.workspaceId);
  if (!row) return false;
  if (row.isCancelling) throw new Failure('conflict', 'This workspace’s subscription is already canceled.');
  const provider = paymentProviderOf(platform);
  if (row.nextTier) await provider.dropSchedule(row.subscription);
  await provider.setCancelling(row.subscription, true);
  await syncSubscription(platform, row.subscription);
  await record(platform, actor, row, 'cancel');
  return true;
}

/** It goes on (BIL-011). False: nothing is paid for here. @throws Failure `conflict` */
export async function renewPaid(platform: Platform, actor: Actor): Promise<boolean> {
  const row = await findPaid(platform, actor.workspaceId);
  if (!row) return false;
  if (!row.isCancelling) {
    throw new Failure('conflict', 'The subscription isn’t set to cancel, so there’s nothing to renew.');
  }
  await paymentProviderOf(platform).setCancelling(row.subscription, false);
  await syncSubscription(platform, row.subscription);
  await record(platform, actor, row, 'renew');
  return true;
}

async function record(
  { db, clock, events }: Platform,
  actor: Actor,
  { tier, workspaceId }: SubscriptionRow,
  activityName: 'cancel' | 'renew',
): Promise<void> {
  await db.transaction(async (transaction) => {
    const entry = { className: 'subscription', activityName, details: { tier } };
    await recordAudit(transaction, actor, entry, clock.now());
    if (activityName === 'renew') return;
    const payload = { kind: 'workspace', user_id: actor.userId, tier };
    await events.append(transaction, { name: 'subscription.cancelled', workspaceId, payload });
  });
}
