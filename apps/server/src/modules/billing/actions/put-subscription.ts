import type { Tier } from '@mynah/contract';
import type { Subscription } from '@mynah/contract/accounts/user';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTier, setTier } from '../../workspaces/administration/index.ts';
import { planLimit } from '../credit-limit.ts';
import { cancelAccount, updateSubscription } from '../credits.store.ts';
import { changePeriod } from './end-period.ts';
import { expireRolledOver } from './expire-lots.ts';
import { getCreditAccount } from './get-credit-account.ts';

export interface SubscriptionChange {
  tier: Tier;
  status: Subscription['status'];
  canExtend: boolean;
  cancelsAt: Date | null;
  /** A new purchase: credit periods are counted from then. */
  startsPeriodAt?: Date;
}

/** The plan of a workspace as its provider has it, with what belongs to it in the same transaction. */
export async function putSubscription(
  platform: Platform,
  workspaceId: string,
  change: SubscriptionChange,
  along: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await getCreditAccount(platform, workspaceId);
  const { tier, startsPeriodAt, ...columns } = change;
  const now = platform.clock.now();
  const formerTier = await getTier(platform.db, workspaceId);
  await setTier(platform, workspaceId, tier, async (transaction) => {
    // before the plan's columns: what was used beyond the old plan is taken from what was granted
    const period = { formerTier, anchor: startsPeriodAt, limit: planLimit(tier), now };
    await changePeriod(transaction, workspaceId, period);
    if (tier === 'free') await cancelAccount(transaction, workspaceId);
    await updateSubscription(transaction, workspaceId, columns);
    if (columns.status === 'free')
      await expireRolledOver(transaction, workspaceId, { limit: planLimit(tier), now });
    await along(transaction);
  });
}
