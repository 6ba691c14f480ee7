import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
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
  change: Partial<Pick<TransferRow, 'status' | 'name' | 'problem' | 'updatedAt'>>,
): Promise<void> {
  await transaction.update(payoutTransfers).set(change).where(eq(payoutTransfers.id, id));
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
