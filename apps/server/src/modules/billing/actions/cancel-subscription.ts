import { isPaid } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { setTier } from '../../workspaces/index.ts';
import { cancelAccount } from '../credits.store.ts';

/** The workspace is on the free plan at once; what it used this month stays used. @throws Failure `conflict` */
export async function cancelSubscription(platform: Platform, actor: Actor): Promise<void> {
  const { workspaceId, tier } = actor;
  if (!isPaid(tier)) throw new Failure('conflict', 'This workspace has no subscription to cancel.');
  await setTier(platform, workspaceId, 'free', async (transaction) => {
    await cancelAccount(transaction, workspaceId);
    const entry = { className: 'subscription', activityName: 'cancel', details: { tier } };
    await recordAudit(transaction, actor, entry, platform.clock.now());
    const payload = { kind: 'workspace', user_id: actor.userId, tier };
    await platform.events.append(transaction, { name: 'subscription.cancelled', workspaceId, payload });
  });
}
