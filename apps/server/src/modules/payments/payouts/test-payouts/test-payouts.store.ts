import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import {
  type TestAccountRow,
  type TestPayoutSessionRow,
  testAccounts,
  testPayoutSessions,
} from './test-payouts.tables.ts';

/** The provider's own books: it knows its accounts and pages by their ids, whosever they are. */

/** The one of this workspace, whoever was first. */
export async function putTestAccount(
  db: Queryable,
  row: { id: string; workspaceId: string },
): Promise<TestAccountRow> {
  await db.insert(testAccounts).values(row).onConflictDoNothing({ target: testAccounts.workspaceId });
  const [found] = await db.select().from(testAccounts).where(eq(testAccounts.workspaceId, row.workspaceId));
  return found!;
}

export async function findTestAccount(db: Queryable, id: string): Promise<TestAccountRow | undefined> {
  const [row] = await db.select().from(testAccounts).where(eq(testAccounts.id, id));
  return row;
}

export async function updateTestAccount(
  transaction: Transaction,
  id: string,
  state: TestAccountRow['state'],
): Promise<void> {
  await transaction.update(testAccounts).set({ state }).where(eq(testAccounts.id, id));
}

export async function insertTestPayoutSession(
  db: Queryable,
  row: typeof testPayoutSessions.$inferInsert,
): Promise<void> {
  await db.insert(testPayoutSessions).values(row);
}

export async function findTestPayoutSession(
  db: Queryable,
  id: string,
): Promise<TestPayoutSessionRow | undefined> {
  const [row] = await db.select().from(testPayoutSessions).where(eq(testPayoutSessions.id, id));
  return row;
}

/** Nobody else fills in its form until the transaction ends. */
export async function lockTestPayoutSession(
  transaction: Transaction,
  id: string,
): Promise<TestPayoutSessionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(testPayoutSessions)
    .where(eq(testPayoutSessions.id, id))
    .for('update');
  return row;
}

export async function markSessionDone(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(testPayoutSessions).set({ isDone: true }).where(eq(testPayoutSessions.id, id));
}
