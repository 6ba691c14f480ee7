import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import {
  type TestSessionRow,
  type TestSubscriptionRow,
  testSessions,
  testSubscriptions,
} from './test-money.tables.ts';
import { dueAt, type TestSubscription } from './test-subscription.ts';

/** The provider's own books: it knows its sessions and subscriptions by their ids, whosever they are. */

export async function findTestSubscription(
  db: Queryable,
  id: string,
): Promise<TestSubscriptionRow | undefined> {
  const [row] = await db.select().from(testSubscriptions).where(eq(testSubscriptions.id, id));
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockTestSubscription(
  transaction: Transaction,
  id: string,
): Promise<TestSubscriptionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.id, id))
    .for('update');
  return row;
}

const dueDate = (state: TestSubscription): Date | null => {
  const at = dueAt(state);
  return at === null ? null : new Date(at * 1000);
};

export async function insertTestSubscription(
  transaction: Transaction,
  { id, workspaceId, state }: Pick<TestSubscriptionRow, 'id' | 'workspaceId' | 'state'>,
): Promise<void> {
  await transaction.insert(testSubscriptions).values({ id, workspaceId, state, dueAt: dueDate(state) });
}

export async function putTestSubscription(
  transaction: Transaction,
  id: string,
  state: TestSubscription,
): Promise<void> {
  await transaction
    .update(testSubscriptions)
    .set({ state, dueAt: dueDate(state) })
    .where(eq(testSubscriptions.id, id));
}

/** Of all workspaces: the scheduler's. */
export const listDueTestSubscriptions = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: testSubscriptions.id })
    .from(testSubscriptions)
    .where(lte(testSubscriptions.dueAt, now))
    .orderBy(asc(testSubscriptions.dueAt))
    .limit(limit);

/** The newest of a workspace: whose card the pages of its portal change. */
export async function listTestSubscriptionsOf(db: Queryable, workspaceId: string) {
  return db.select().from(testSubscriptions).where(eq(testSubscriptions.workspaceId, workspaceId));
}

/** The one of this key, whoever was first. */
export async function putTestSession(
  db: Queryable,
  session: typeof testSessions.$inferInsert,
): Promise<TestSessionRow> {
  await db.insert(testSessions).values(session).onConflictDoNothing({ target: testSessions.key });
  const [row] = await db.select().from(testSessions).where(eq(testSessions.key, session.key));
  return row!;
}

export async function findTestSession(db: Queryable, id: string): Promise<TestSessionRow | undefined> {
  const [row] = await db.select().from(testSessions).where(eq(testSessions.id, id));
  return row;
}

/** With all others of its workspace, in one order: who pays at one of them closes the rest. */
export async function lockTestSession(
  transaction: Transaction,
  id: string,
): Promise<TestSessionRow | undefined> {
  const found = await findTestSession(transaction, id);
  if (!found) return undefined;
  const rows = await transaction
    .select()
    .from(testSessions)
    .where(eq(testSessions.workspaceId, found.workspaceId))
    .orderBy(testSessions.id)
    .for('update');
  return rows.find((row) => row.id === id);
}

export async function updateTestSession(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<TestSessionRow, 'state' | 'last4' | 'problem'>>,
): Promise<void> {
  await transaction.update(testSessions).set(change).where(eq(testSessions.id, id));
}

/** Why a payment was taken back. */
export async function tellProblem(db: Queryable, id: string, problem: string): Promise<void> {
  await db.update(testSessions).set({ problem, last4: null }).where(eq(testSessions.id, id));
}

/** Checkouts of a workspace that is paid for now: nobody pays twice. */
export async function closeOpenCheckouts(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction
    .update(testSessions)
    .set({ state: 'done' })
    .where(
      and(
        eq(testSessions.workspaceId, workspaceId),
        eq(testSessions.kind, 'checkout'),
        eq(testSessions.state, 'open'),
      ),
    );
}
