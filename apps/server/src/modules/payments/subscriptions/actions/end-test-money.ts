import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { subscriptions } from '../../../billing/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { formerTierOf } from '../subscriptions.policy.ts';
import { listLiveOf, markEnded } from '../subscriptions.store.ts';

/** At a start with Stripe: plans that were paid with test money before are paid by nobody, and end. */
export async function endTestMoney(platform: Platform): Promise<void> {
  if (paymentProviderOf(platform).name === 'test-money') return;
  for (const { workspaceId, formerTier } of await listLiveOf(platform.db, 'test-money')) {
    const tier = formerTierOf(formerTier);
    const change = { tier, status: 'free' as const, canExtend: false, cancelsAt: null };
    await subscriptions.putSubscription(platform, workspaceId, change, async (transaction) => {
      await markEnded(transaction, workspaceId);
      const entry = { className: 'subscription', activityName: 'end' };
      await recordAudit(transaction, { workspaceId }, entry, platform.clock.now());
    });
  }
}
