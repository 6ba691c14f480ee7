import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { stopCancellation } from '../credits.store.ts';
import { askKeepers } from '../subscription-keeper.ts';

/** Stops a pending cancellation (BIL-011): the subscription goes on. @throws Failure `conflict` */
export async function renewSubscription(platform: Platform, actor: Actor): Promise<void> {
  if (await askKeepers(platform, actor, 'renew')) return;
  const { db, clock } = platform;
  await db.transaction(async (transaction) => {
    if (!(await stopCancellation(transaction, actor.workspaceId, clock.now()))) {
      throw new Failure('conflict', 'The subscription isn’t set to cancel, so there’s nothing to renew.');
    }
    const entry = { className: 'subscription', activityName: 'renew', details: { tier: actor.tier } };
    await recordAudit(transaction, actor, entry, clock.now());
  });
}
