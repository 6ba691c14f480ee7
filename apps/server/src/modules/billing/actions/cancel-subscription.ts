import { isPaid } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { scheduleCancellation } from '../credits.store.ts';
import { askKeepers } from '../subscription-keeper.ts';
import { getCreditAccount } from './get-credit-account.ts';

/**
 * The cancellation is pending (BIL-012): the plan holds until the period ends, and then goes by `endSubscriptions`;
 * until then `renewSubscription` takes it back. @throws Failure `conflict`
 */
export async function cancelSubscription(platform: Platform, actor: Actor): Promise<void> {
  if (await askKeepers(platform, actor, 'cancel')) return;
  const { workspaceId, tier } = actor;
  if (!isPaid(tier)) throw new Failure('conflict', 'This workspace has no subscription to cancel.');
  const { periodEndsAt } = await getCreditAccount(platform, workspaceId);
  await platform.db.transaction(async (transaction) => {
    if (!(await scheduleCancellation(transaction, workspaceId, periodEndsAt))) {
      throw new Failure('conflict', 'This workspace’s subscription is already canceled.');
    }
    const entry = { className: 'subscription', activityName: 'cancel', details: { tier } };
    await recordAudit(transaction, actor, entry, platform.clock.now());
    const payload = { kind: 'workspace', user_id: actor.userId, tier };
    await platform.events.append(transaction, { name: 'subscription.cancelled', workspaceId, payload });
  });
}
