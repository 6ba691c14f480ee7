import type { Platform } from '../../../platform/platform.ts';
import { periodEndAfter } from '../credit-period.ts';
import { type CreditAccountRow, findCreditAccount, insertCreditAccount } from '../credits.store.ts';
import { endPeriod } from './end-period.ts';

/**
 * The workspace's credits in the period of now. The account is made when it is first looked at, and the next period
 * begins when the old one is found to be over: nothing has to run at midnight.
 */
export async function getCreditAccount(
  { db, clock }: Platform,
  workspaceId: string,
): Promise<CreditAccountRow> {
  const now = clock.now();
  const found = await findCreditAccount(db, workspaceId);
  if (found && found.periodEndsAt > now) return found;
  if (found) {
    await db.transaction((transaction) => endPeriod(transaction, workspaceId, now));
  } else {
    await insertCreditAccount(db, {
      workspaceId,
      periodAnchorAt: now,
      periodEndsAt: periodEndAfter(now, now),
      createdAt: now,
    });
  }
  return (await findCreditAccount(db, workspaceId))!;
}
