import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { setTier } from '../../workspaces/administration/index.ts';
import { planLimit } from '../credit-limit.ts';
import { cancelAccount, listDueCancellations } from '../credits.store.ts';
import { isKept } from '../subscription-keeper.ts';
import { expireRolledOver } from './expire-lots.ts';

const batchSize = 500;

/**
 * Those that were cancelled are on the free plan once their period is over; the next run takes what is over a batch.
 * Nobody can renew any more by then. What is paid for ends with whoever is paid: they bill first what went beyond the
 * plan, and know which plan is there again.
 */
export async function endSubscriptions(platform: Platform): Promise<void> {
  const { db, clock, events } = platform;
  const now = clock.now();
  for (const { workspaceId } of await listDueCancellations(db, now, batchSize)) {
    if (await isKept(platform, workspaceId)) continue;
    await setTier(platform, workspaceId, 'free', async (transaction) => {
      await cancelAccount(transaction, workspaceId);
      await expireRolledOver(transaction, workspaceId, { limit: planLimit('free'), now });
      const entry = { className: 'subscription', activityName: 'end' };
      await recordAudit(transaction, { workspaceId }, entry, now);
      const payload = { kind: 'workspace' };
      await events.append(transaction, { name: 'subscription.ended', workspaceId, payload });
    });
  }
}
