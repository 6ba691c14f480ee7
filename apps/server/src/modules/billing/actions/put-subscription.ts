import type { Tier } from '@mynah/contract';
import type { Subscription } from '@mynah/contract/accounts/user';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { setTier } from '../../workspaces/administration/index.ts';
import { cancelAccount, updateSubscription } from '../credits.store.ts';
import { beginPeriodAt } from './end-period.ts';
import { getCreditAccount } from './get-credit-account.ts';

export interface SubscriptionChange {
  tier: Tier;
  status: Subscription['status'];
  canExtend: boolean;
  cancelsAt: Date | null;
  /** A new purchase: the credit period begins anew then. */
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
  await setTier(platform, workspaceId, tier, async (transaction) => {
    // before the plan's columns: what was used beyond the old plan is taken from what was granted
    if (startsPeriodAt) await beginPeriodAt(transaction, workspaceId, { anchor: startsPeriodAt, now });
    if (tier === 'free') await cancelAccount(transaction, workspaceId);
    await updateSubscription(transaction, workspaceId, columns);
    await along(transaction);
  });
}
