import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { creditAccounts, creditReservations } from './billing.tables.ts';

export type CreditAccountRow = typeof creditAccounts.$inferSelect;

export async function findCreditAccount(
  db: Queryable,
  workspaceId: string,
): Promise<CreditAccountRow | undefined> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.workspaceId, workspaceId));
  return row;
}

/** Does nothing when the workspace has one. */
export async function insertCreditAccount(
  db: Queryable,
  account: typeof creditAccounts.$inferInsert,
): Promise<void> {
  await db.insert(creditAccounts).values(account).onConflictDoNothing();
}

/** What runs now stays reserved in the next period. */
export async function startPeriod(
  transaction: Transaction,
  workspaceId: string,
  period: { periodAnchorAt?: Date; periodEndsAt: Date },
): Promise<void> {
  await transaction
    .update(creditAccounts)
    .set({ used: 0, ...period })
    .where(eq(creditAccounts.workspaceId, workspaceId));
}

export interface Hold {
  workspaceId: string;
  credits: number;
  now: Date;
  /** The plan's limit, where the operator set no other; null is unlimited. */
  planLimit: number | null;
  isEnterprise: boolean;
}

/**
 * Holds credits within the limit (BIL-053, BIL-054) in one statement, so that requests at the same moment cannot both
 * take the last ones. Undefined: too few left, or the period is over.
 */
export async function holdCredits(
  transaction: Transaction,
  hold: Hold,
): Promise<{ periodEndsAt: Date } | undefined> {
  const { used, reserved, granted, characterLimit, status } = creditAccounts;
  const { canExtend, allowedToExtend, maxExtension, budget } = creditAccounts;
  const limit = sql`coalesce(${characterLimit}, ${hold.planLimit}::bigint) + ${granted}`;
  const isExtendable = sql`${canExtend} and ${allowedToExtend}
    and (${status} = 'active' or ${hold.isEnterprise}::boolean)`;
  const after = sql`${used} + ${reserved} + ${hold.credits}`;
  const fitsExtension = sql`(${maxExtension} is null or ${after} <= ${limit} + ${maxExtension})`;
  const [held] = await transaction
    .update(creditAccounts)
    .set({ reserved: sql`${reserved} + ${hold.credits}` })
    .where(
      and(
        eq(creditAccounts.workspaceId, hold.workspaceId),
        sql`${creditAccounts.periodEndsAt} > ${hold.now}`,
        sql`(${limit} is null or ${after} <= ${limit} or (${isExtendable} and ${fitsExtension}))`,
        sql`(${budget} is null or ${after} <= ${budget})`,
      ),
    )
    .returning({ periodEndsAt: creditAccounts.periodEndsAt });
  return held;
}

export async function insertReservation(
  transaction: Transaction,
  reservation: typeof creditReservations.$inferInsert,
): Promise<void> {
  await transaction.insert(creditReservations).values(reservation);
}

/** Locks the account until the transaction ends: settling and releasing take turns on it. */
export async function lockCreditAccount(
  transaction: Transaction,
  workspaceId: string,
): Promise<CreditAccountRow | undefined> {
  const [row] = await transaction
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.workspaceId, workspaceId))
    .for('update');
  return row;
}

/** What the one caller that ends the reservation gets. */
export async function deleteReservation(
  transaction: Transaction,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<typeof creditReservations.$inferSelect | undefined> {
  const [deleted] = await transaction
    .delete(creditReservations)
    .where(and(eq(creditReservations.workspaceId, workspaceId), eq(creditReservations.id, id)))
    .returning();
  return deleted;
}

/** Gives `released` back and adds `charged`. */
export async function moveCredits(
  transaction: Transaction,
  { workspaceId, released, charged }: { workspaceId: string; released: number; charged: number },
): Promise<void> {
  const { used, reserved } = creditAccounts;
  await transaction
    .update(creditAccounts)
    .set({ reserved: sql`greatest(${reserved} - ${released}, 0)`, used: sql`${used} + ${charged}` })
    .where(eq(creditAccounts.workspaceId, workspaceId));
}

export async function updateExtension(
  transaction: Transaction,
  workspaceId: string,
  change: { allowedToExtend?: boolean; maxExtension?: number | null; budget?: number | null },
): Promise<void> {
  await transaction.update(creditAccounts).set(change).where(eq(creditAccounts.workspaceId, workspaceId));
}

/** Moves the end of leases on; resolves to those that are still held by a process. */
export async function renewReservations(
  db: Queryable,
  ids: readonly string[],
  expiresAt: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const renewed = await db
    .update(creditReservations)
    .set({ expiresAt })
    .where(and(inArray(creditReservations.id, [...ids]), isNotNull(creditReservations.serverId)))
    .returning({ id: creditReservations.id });
  return renewed.map(({ id }) => id);
}

/** No process holds it any more: it ends with its work, or at a time. */
export async function detachReservation(
  transaction: Transaction,
  id: string,
  expiresAt: Date,
): Promise<void> {
  await transaction
    .update(creditReservations)
    .set({ serverId: null, expiresAt })
    .where(eq(creditReservations.id, id));
}

/** Of all workspaces. */
export async function listReservationsOf(db: Queryable, serverId: string) {
  return db.select().from(creditReservations).where(eq(creditReservations.serverId, serverId));
}

/** Of one workspace. */
export async function listExpiredOf(db: Queryable, workspaceId: string, now: Date) {
  return db
    .select()
    .from(creditReservations)
    .where(and(eq(creditReservations.workspaceId, workspaceId), lte(creditReservations.expiresAt, now)));
}

/** Of all workspaces: the scheduler's. */
export async function listExpiredReservations(db: Queryable, now: Date, limit: number) {
  return db
    .select()
    .from(creditReservations)
    .where(lte(creditReservations.expiresAt, now))
    .orderBy(asc(creditReservations.expiresAt))
    .limit(limit);
}

/** False: it is cancelled already. */
export async function scheduleCancellation(
  transaction: Transaction,
  workspaceId: string,
  cancelsAt: Date,
): Promise<boolean> {
  const goesOn = and(eq(creditAccounts.workspaceId, workspaceId), isNull(creditAccounts.cancelsAt));
  const { rowCount } = await transaction.update(creditAccounts).set({ cancelsAt }).where(goesOn);
  return rowCount === 1;
}

/** False: none is pending. */
export async function stopCancellation(
  transaction: Transaction,
  workspaceId: string,
  now: Date,
): Promise<boolean> {
  const isPending = and(eq(creditAccounts.workspaceId, workspaceId), gt(creditAccounts.cancelsAt, now));
  const { rowCount } = await transaction.update(creditAccounts).set({ cancelsAt: null }).where(isPending);
  return rowCount === 1;
}

/** Of all workspaces: the scheduler's. */
export const listDueCancellations = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ workspaceId: creditAccounts.workspaceId })
    .from(creditAccounts)
    .where(lte(creditAccounts.cancelsAt, now))
    .limit(limit);

export async function updateSubscription(
  transaction: Transaction,
  workspaceId: string,
  change: { status: string; canExtend: boolean; cancelsAt: Date | null },
): Promise<void> {
  await transaction.update(creditAccounts).set(change).where(eq(creditAccounts.workspaceId, workspaceId));
}

/** Credits a month that people agreed on; null: those of the plan. */
export async function putCharacterLimit(
  transaction: Transaction,
  workspaceId: string,
  characterLimit: number | null,
): Promise<void> {
  await transaction
    .update(creditAccounts)
    .set({ characterLimit })
    .where(eq(creditAccounts.workspaceId, workspaceId));
}

/** Back to the plan of everybody: no limit of its own, no credits beyond it. */
export async function cancelAccount(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction
    .update(creditAccounts)
    .set({
      status: 'free',
      characterLimit: null,
      canExtend: false,
      allowedToExtend: false,
      maxExtension: null,
      cancelsAt: null,
    })
    .where(eq(creditAccounts.workspaceId, workspaceId));
}
