import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { getTier } from '../../workspaces/administration/index.ts';
import { limitOf } from '../credit-limit.ts';
import { periodEndAfter } from '../credit-period.ts';
import { type CreditAccountRow, lockCreditAccount, startPeriod } from '../credits.store.ts';
import { insertEntry, moveGranted } from '../ledger.store.ts';

/** Begins the next period, once, when the old one is over. */
export async function endPeriod(transaction: Transaction, workspaceId: string, now: Date): Promise<void> {
  const account = await lockCreditAccount(transaction, workspaceId);
  if (!account || account.periodEndsAt > now) return;
  await useUpGranted(transaction, account, now);
  await startPeriod(transaction, workspaceId, { periodEndsAt: periodEndAfter(account.periodAnchorAt, now) });
}

/** Begins a period at a moment, once, whatever is left of the old one: a plan was bought. */
export async function beginPeriodAt(
  transaction: Transaction,
  workspaceId: string,
  { anchor, now }: { anchor: Date; now: Date },
): Promise<void> {
  const account = await lockCreditAccount(transaction, workspaceId);
  if (!account || account.periodAnchorAt.getTime() === anchor.getTime()) return;
  await useUpGranted(transaction, account, now);
  const periodEndsAt = endApartFrom(account.periodEndsAt, periodEndAfter(anchor, now));
  await startPeriod(transaction, workspaceId, { periodAnchorAt: anchor, periodEndsAt });
}

/** A period is told by its end: one from January 30 and one from January 31 would be the same. */
const endApartFrom = (old: Date, end: Date): Date =>
  old.getTime() === end.getTime() ? new Date(end.getTime() + 1) : end;

/** What the period used beyond its plan was taken from what was granted, as far as that goes. */
async function useUpGranted(transaction: Transaction, account: CreditAccountRow, now: Date): Promise<void> {
  const { workspaceId, granted, used } = account;
  if (granted === 0) return;
  const limit = limitOf(account, await getTier(transaction, workspaceId));
  const beyond = limit === null ? 0 : Math.min(granted, Math.max(0, used - limit));
  if (beyond === 0) return;
  const reference = account.periodEndsAt.toISOString();
  const entry = { id: newId(), workspaceId, kind: 'transfer', credits: -beyond, reference } as const;
  const isNew = await insertEntry(transaction, { ...entry, createdAt: now });
  if (isNew) await moveGranted(transaction, workspaceId, -beyond);
}
