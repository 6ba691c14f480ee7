import type { Tier } from '@mynah/contract';
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
  await useUpGranted(transaction, account, {
    limit: limitOf(account, await getTier(transaction, workspaceId)),
    now,
  });
  await startPeriod(transaction, workspaceId, { periodEndsAt: periodEndAfter(account.periodAnchorAt, now) });
}

interface NewPeriod {
  /** What the period that ends had: the plan is another already. */
  formerTier: Tier;
  /** When the periods of the plan that was bought began; absent: this is no purchase. */
  anchor: Date | undefined;
  /** Null: none. */
  limit: number | null;
  now: Date;
}

/**
 * With another plan: one that was bought begins a period, once, whatever is left of the old one. So does one that is
 * smaller than what is used, or what the larger one gave would be a debt.
 */
export async function changePeriod(
  transaction: Transaction,
  workspaceId: string,
  { formerTier, anchor = undefined, limit, now }: NewPeriod,
): Promise<void> {
  const account = await lockCreditAccount(transaction, workspaceId);
  if (!account) return;
  const isBought = anchor !== undefined && account.periodAnchorAt.getTime() !== anchor.getTime();
  const formerLimit = limitOf(account, formerTier);
  const isFallen = limit !== null && (formerLimit === null || formerLimit > limit) && account.used > limit;
  if (!isBought && !isFallen) return;
  await useUpGranted(transaction, account, { limit: formerLimit, now });
  const periodAnchorAt = isBought ? anchor : now;
  const periodEndsAt = endApartFrom(account.periodEndsAt, periodEndAfter(periodAnchorAt, now));
  await startPeriod(transaction, workspaceId, { periodAnchorAt, periodEndsAt });
}

/** A period is told by its end: one from January 30 and one from January 31 would be the same. */
const endApartFrom = (old: Date, end: Date): Date =>
  old.getTime() === end.getTime() ? new Date(end.getTime() + 1) : end;

/** What the period used beyond its plan was taken from what was granted, as far as that goes. */
async function useUpGranted(
  transaction: Transaction,
  account: CreditAccountRow,
  { limit, now }: { limit: number | null; now: Date },
): Promise<void> {
  const { workspaceId, granted, used } = account;
  if (granted === 0) return;
  const beyond = limit === null ? 0 : Math.min(granted, Math.max(0, used - limit));
  if (beyond === 0) return;
  const reference = account.periodEndsAt.toISOString();
  const entry = { id: newId(), workspaceId, kind: 'transfer', credits: -beyond, reference } as const;
  const isNew = await insertEntry(transaction, { ...entry, createdAt: now });
  if (isNew) await moveGranted(transaction, workspaceId, -beyond);
}
