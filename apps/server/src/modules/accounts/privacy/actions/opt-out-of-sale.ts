import { and, eq, isNull } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser, updateUser } from '../../users/index.ts';
import { users } from '../../users/users.tables.ts';
import { isOptedOutByVisit, type Visit } from '../consent.policy.ts';

/** The person's own choice; from now on neither law nor signal changes it (PRV-026). */
export async function chooseSale(
  { db, clock }: Platform,
  userId: string,
  isOptedOut: boolean,
): Promise<void> {
  await updateUser(db, userId, { ccpaOptOut: isOptedOut, ccpaChosenAt: clock.now() });
}

/** Who has not chosen is opted out where the law or their browser says so, and stays so (PRV-023). */
export async function optOutByVisit({ db }: Platform, userId: string, visit: Visit): Promise<void> {
  if (!isOptedOutByVisit(visit)) return;
  const hasNotChosen = and(eq(users.id, userId), isNull(users.ccpaChosenAt), eq(users.ccpaOptOut, false));
  await db.update(users).set({ ccpaOptOut: true }).where(hasNotChosen);
}

export async function isOptedOutOfSale(
  { db }: Platform,
  { userId, visit }: { userId: string | undefined; visit: Visit },
): Promise<boolean> {
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (user?.ccpaChosenAt) return user.ccpaOptOut;
  return user?.ccpaOptOut === true || isOptedOutByVisit(visit);
}
