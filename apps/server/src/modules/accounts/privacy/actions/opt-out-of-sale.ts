import type { Platform } from '../../../../platform/platform.ts';
import { withholdActivity } from '../../product-events/index.ts';
import { findUser, optOutUnlessChosen, updateUser } from '../../users/index.ts';
import { isOptedOutByVisit, type Visit } from '../consent.policy.ts';

/** The person's own choice; from now on neither law nor signal changes it (PRV-026). What waits to leave stays here. */
export async function chooseSale(
  { db, clock }: Platform,
  userId: string,
  isOptedOut: boolean,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateUser(transaction, userId, { ccpaOptOut: isOptedOut, ccpaChosenAt: clock.now() });
    if (isOptedOut) await withholdActivity(transaction, userId);
  });
}

/** Who has not chosen is opted out where the law or their browser says so, and stays so (PRV-023). */
export async function optOutByVisit({ db }: Platform, userId: string, visit: Visit): Promise<void> {
  if (!isOptedOutByVisit(visit)) return;
  await db.transaction(async (transaction) => {
    if (await optOutUnlessChosen(transaction, userId)) await withholdActivity(transaction, userId);
  });
}

export async function isOptedOutOfSale(
  { db }: Platform,
  { userId, visit }: { userId: string | undefined; visit: Visit },
): Promise<boolean> {
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (user?.ccpaChosenAt) return user.ccpaOptOut;
  return user?.ccpaOptOut === true || isOptedOutByVisit(visit);
}
