import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { type CreditAccountRow, lockCreditAccount } from '../credits.store.ts';
import { lotsOf, takeFromLots } from '../granted-lots.ts';
import { insertEntry, listGranted, moveGranted } from '../ledger.store.ts';
import { isRolledOver } from '../rollover-reference.ts';

interface Expiring {
  ids: ReadonlySet<string>;
  /** Of the plan: what is used beyond it is taken from what was granted. */
  limit: number | null;
  now: Date;
}

/** Takes away what is left of some grants, under a lock on the account. */
export async function expireLots(
  transaction: Transaction,
  { workspaceId, used, reserved }: CreditAccountRow,
  { ids, limit, now }: Expiring,
): Promise<void> {
  const usedOfGranted = limit === null ? 0 : Math.max(0, used + reserved - limit);
  const lots = takeFromLots(lotsOf(await listGranted(transaction, workspaceId)), usedOfGranted);
  for (const { id, credits } of lots.filter((lot) => ids.has(lot.id))) {
    const entry = { id: newId(), workspaceId, kind: 'expiry', credits: 0 - credits, reference: id } as const;
    const isNew = await insertEntry(transaction, { ...entry, createdAt: now });
    if (isNew && credits > 0) await moveGranted(transaction, workspaceId, -credits);
  }
}

/** What earlier months left is for those who go on paying. */
export async function expireRolledOver(
  transaction: Transaction,
  workspaceId: string,
  { limit, now }: Omit<Expiring, 'ids'>,
): Promise<void> {
  const account = await lockCreditAccount(transaction, workspaceId);
  if (!account || account.granted === 0) return;
  const rolled = (await listGranted(transaction, workspaceId)).filter(
    (entry) => entry.kind === 'grant' && isRolledOver(entry),
  );
  if (rolled.length === 0) return;
  await expireLots(transaction, account, { ids: new Set(rolled.map(({ id }) => id)), limit, now });
}
