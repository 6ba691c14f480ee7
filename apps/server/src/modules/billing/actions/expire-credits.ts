import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTier } from '../../workspaces/administration/index.ts';
import { limitOf } from '../credit-limit.ts';
import { lockCreditAccount } from '../credits.store.ts';
import { lotsOf, takeFromLots } from '../granted-lots.ts';
import { type CreditEntry, insertEntry, listDueGrants, listGranted, moveGranted } from '../ledger.store.ts';
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
    const usedOfGranted = limit === null ? 0 : Math.max(0, account.used + account.reserved - limit);
    const lots = takeFromLots(lotsOf(await listGranted(transaction, workspaceId)), usedOfGranted);
    const gone = lots.find((lot) => lot.id === id)?.credits ?? 0;
    const isNew = await insertEntry(transaction, {
      id: newId(),
      workspaceId,
      kind: 'expiry',
      credits: -gone,
      reference: id,
      createdAt: platform.clock.now(),
    });
    if (isNew && gone > 0) await moveGranted(transaction, workspaceId, -gone);
  });
}
