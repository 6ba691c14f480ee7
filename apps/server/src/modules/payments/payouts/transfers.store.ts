import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Purse } from './earnings.store.ts';
import { payoutTransfers, type TransferRow } from './payouts.tables.ts';

export async function insertTransfer(
  transaction: Transaction,
  row: typeof payoutTransfers.$inferInsert,
): Promise<void> {
  await transaction.insert(payoutTransfers).values(row);
}

export async function findTransfer(db: Queryable, id: string): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(payoutTransfers).where(eq(payoutTransfers.id, id));
  return row;
}

/** Nobody else says what became of it until the transaction ends. */
export async function lockTransfer(transaction: Transaction, id: string): Promise<TransferRow | undefined> {
  const [row] = await transaction
    .select()
    .from(payoutTransfers)
    .where(eq(payoutTransfers.id, id))
    .for('update');
  return row;
}

export async function updateTransfer(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<TransferRow, 'status' | 'name' | 'problem'>>,
): Promise<void> {
  await transaction.update(payoutTransfers).set(change).where(eq(payoutTransfers.id, id));
}

/** The next try has a name of its own, unless somebody whose try was refused as well has begun one already. */
export async function beginAnew(
  db: Queryable,
  { id, updatedAt }: Pick<TransferRow, 'id' | 'updatedAt'>,
  now: Date,
): Promise<void> {
  const next = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
  // the database has fractions of a millisecond that a date has not
  const isSame = sql`date_trunc('milliseconds', ${payoutTransfers.updatedAt}) = ${updatedAt}`;
  await db
    .update(payoutTransfers)
    .set({ updatedAt: next })
    .where(and(eq(payoutTransfers.id, id), isSame));
}

/** Newest first. */
export const listTransfers = (
  db: Queryable,
  { workspaceId, provider }: Purse,
  limit = 100,
): Promise<TransferRow[]> =>
  db
    .select()
    .from(payoutTransfers)
    .where(and(eq(payoutTransfers.workspaceId, workspaceId), eq(payoutTransfers.provider, provider)))
    .orderBy(desc(payoutTransfers.createdAt), desc(payoutTransfers.id))
    .limit(limit);

/** Of all workspaces: what its provider has yet to take, oldest first. The scheduler's. */
export const listPending = (db: Queryable, provider: Purse['provider'], limit: number) =>
  db
    .select({ id: payoutTransfers.id })
    .from(payoutTransfers)
    .where(and(eq(payoutTransfers.status, 'pending'), eq(payoutTransfers.provider, provider)))
    .orderBy(asc(payoutTransfers.createdAt))
    .limit(limit);

/** Of all workspaces: how many of each wait. Staff's. */
export async function countPending(db: Queryable): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: payoutTransfers.workspaceId, transfers: count() })
    .from(payoutTransfers)
    .where(eq(payoutTransfers.status, 'pending'))
    .groupBy(payoutTransfers.workspaceId);
  return new Map(rows.map(({ workspaceId, transfers }) => [workspaceId, transfers]));
}

/** Those of an account that arrived, by the provider's names. */
export const listPaidByName = (
  db: Queryable,
  { account, names }: { account: string; names: readonly string[] },
): Promise<TransferRow[]> =>
  db
    .select()
    .from(payoutTransfers)
    .where(
      and(
        eq(payoutTransfers.account, account),
        eq(payoutTransfers.status, 'paid'),
        inArray(payoutTransfers.name, [...names]),
      ),
    );
