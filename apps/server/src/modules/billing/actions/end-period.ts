import type { Tier } from '@mynah/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { getTier } from '../../workspaces/administration/index.ts';
import { limitOf } from '../credit-limit.ts';
import { periodEndAfter } from '../credit-period.ts';
import { lockCreditAccount, startPeriod } from '../credits.store.ts';
import { closePeriod, noteRise, rollOver } from './close-period.ts';

/** Begins the next period, once, when the old one is over. */
export async function endPeriod(transaction: Transaction, workspaceId: string, now: Date): Promise<void> {
  const account = await lockCreditAccount(transaction, workspaceId);
  if (!account || account.periodEndsAt > now) return;
  const closing = { tier: await getTier(transaction, workspaceId), now };
  await closePeriod(transaction, account, closing);
  await rollOver(transaction, account, closing);
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
  if (!isBought && !isFallen) {
    const isRisen = account.characterLimit === null && formerLimit !== null && (limit ?? 0) > formerLimit;
    if (isRisen) await noteRise(transaction, account, { formerLimit, now });
    return;
  }
  await closePeriod(transaction, account, { tier: formerTier, now });
  const periodAnchorAt = isBought ? anchor : now;
  const periodEndsAt = endApartFrom(account.periodEndsAt, periodEndAfter(periodAnchorAt, now));
  await startPeriod(transaction, workspaceId, { periodAnchorAt, periodEndsAt });
}

/** A period is told by its end: one from January 30 and one from January 31 would be the same. */
const endApartFrom = (old: Date, end: Date): Date =>
  old.getTime() === end.getTime() ? new Date(end.getTime() + 1) : end;
