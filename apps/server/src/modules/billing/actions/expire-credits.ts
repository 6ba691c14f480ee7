import type { Platform } from '../../../platform/platform.ts';
import { getTier } from '../../workspaces/administration/index.ts';
import { limitOf } from '../credit-limit.ts';
import { lockCreditAccount } from '../credits.store.ts';
import { type CreditEntry, listDueGrants } from '../ledger.store.ts';
import { expireLots } from './expire-lots.ts';
import { getCreditAccount } from './get-credit-account.ts';

const batchSize = 500;

/** Takes away what is left of grants whose time is over; the next run takes what is over a batch. */
export async function expireCredits(platform: Platform): Promise<void> {
  for (const grant of await listDueGrants(platform.db, platform.clock.now(), batchSize))
    await expire(platform, grant);
}

async function expire(platform: Platform, { id, workspaceId }: CreditEntry): Promise<void> {
  await getCreditAccount(platform, workspaceId);
  await platform.db.transaction(async (transaction) => {
    const account = await lockCreditAccount(transaction, workspaceId);
    if (!account) return;
    const limit = limitOf(account, await getTier(transaction, workspaceId));
    await expireLots(transaction, account, { ids: new Set([id]), limit, now: platform.clock.now() });
  });
}
