import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';
import { staffActions } from './staff.tables.ts';

export type StaffActionRow = typeof staffActions.$inferSelect & { staffEmail: string | null };

/** Newest first, older than the cursor. */
export async function listStaffActions(
  db: Queryable,
  { pageSize, cursor }: { pageSize: number; cursor?: number },
): Promise<StaffActionRow[]> {
  const rows = await db
    .select({ action: staffActions, staffEmail: users.email })
    .from(staffActions)
    .leftJoin(users, eq(users.id, staffActions.staffUserId))
    .where(cursor === undefined ? undefined : lt(staffActions.id, cursor))
    .orderBy(desc(staffActions.id))
    .limit(pageSize);
  return rows.map(({ action, staffEmail }) => ({ ...action, staffEmail }));
}

const isNamedStaff = and(eq(users.isStaff, true), isNull(users.deletionRequestedAt));

/** Who is staff whatever their address; whose account goes is none. */
export const findStaff = (db: Queryable) => db.select({ id: users.id }).from(users).where(isNamedStaff);

/** Nobody else gives or takes it until the transaction ends. */
export const lockStaff = (transaction: Transaction) =>
  transaction.select({ id: users.id }).from(users).where(isNamedStaff).orderBy(users.id).for('update');

export async function putStaff(transaction: Transaction, userId: string, isStaff: boolean): Promise<void> {
  await transaction.update(users).set({ isStaff }).where(eq(users.id, userId));
}

const isWaiting = and(isNotNull(users.alphaAccessRequestedAt), isNull(users.deletionRequestedAt));

export async function listAlphaRequests(db: Queryable) {
  return db.select().from(users).where(isWaiting).orderBy(asc(users.alphaAccessRequestedAt)).limit(200);
}

/** False when there is no such request: answered already, by whoever was first. */
export async function answerAlphaRequest(
  transaction: Transaction,
  { userId, isGranted }: { userId: string; isGranted: boolean },
): Promise<boolean> {
  const answered = await transaction
    .update(users)
    .set({ hasAlphaAccess: isGranted, alphaAccessRequestedAt: null })
    .where(and(eq(users.id, userId), isWaiting))
    .returning({ id: users.id });
  return answered.length === 1;
}
