import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { ProviderInvoice } from '../provider/index.ts';
import {
  checkouts,
  type InvoiceRow,
  invoices,
  type SubscriptionRow,
  subscriptionReadings,
  subscriptions,
} from './subscriptions.tables.ts';

export async function findSubscription(
  db: Queryable,
  workspaceId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId));
  return row;
}

/** Nobody else writes it until the transaction ends. */
export async function lockSubscription(
  transaction: Transaction,
  workspaceId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId))
    .for('update');
  return row;
}

/** A number for a reading at the provider that begins now. */
export async function nextReading(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ reading: string }>(
    sql`select nextval(${subscriptionReadings.seqName}::regclass) as reading`,
  );
  return Number(rows[0]?.reading);
}

/** In place of the one that it had. */
export async function putSubscriptionRow(
  transaction: Transaction,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  await transaction
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.workspaceId, set: row });
}

const isLive = inArray(subscriptions.status, ['trialing', 'active', 'past_due']);

/** Of all workspaces: those that must have changed by now, and those that wait for a payment. */
export const listOutdated = (db: Queryable, { now, since }: { now: Date; since: Date }, limit: number) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        isLive,
        lte(subscriptions.readAt, since),
        or(lte(subscriptions.periodEndsAt, now), eq(subscriptions.status, 'past_due')),
      ),
    )
    .orderBy(subscriptions.readAt)
    .limit(limit);

/** Of all workspaces: a payment has been missing since that time. */
export const listOverdue = (db: Queryable, before: Date, limit: number) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.pastDueAt, before)))
    .limit(limit);

/** Of all workspaces: their owner is being deleted. */
export const listLeaving = (db: Queryable, limit: number) =>
  db
    .select()
    .from(subscriptions)
    .where(and(isLive, eq(subscriptions.isLeaving, true), eq(subscriptions.isCancelling, false)))
    .limit(limit);

/** Of all workspaces: those of one provider. */
export const listLiveOf = (db: Queryable, provider: SubscriptionRow['provider']) =>
  db
    .select()
    .from(subscriptions)
    .where(and(isLive, eq(subscriptions.provider, provider)));

export async function markEnded(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction
    .update(subscriptions)
    .set({ status: 'ended' })
    .where(eq(subscriptions.workspaceId, workspaceId));
}

export async function markLeaving(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction
    .update(subscriptions)
    .set({ isLeaving: true })
    .where(eq(subscriptions.workspaceId, workspaceId));
}

interface OfSubscription {
  workspaceId: string;
  subscription: string;
}

/** What was written before is brought up to date. */
export async function putInvoices(
  transaction: Transaction,
  { workspaceId, subscription }: OfSubscription,
  list: readonly ProviderInvoice[],
): Promise<void> {
  for (const invoice of list) {
    const { status, refundedCents, paidAt } = invoice;
    await transaction
      .insert(invoices)
      .values({ ...invoice, id: newId(), workspaceId, subscription })
      .onConflictDoUpdate({ target: invoices.invoice, set: { status, refundedCents, paidAt } });
  }
}

export const listInvoices = (db: Queryable, workspaceId: string, limit = 200): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.workspaceId, workspaceId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(limit);

export async function findInvoice(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  const isIt = and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, id));
  const [row] = await db.select().from(invoices).where(isIt);
  return row;
}

/** It has paid something that was not given back. */
export async function hasPaidInvoice(db: Queryable, workspaceId: string): Promise<boolean> {
  const isPaid = and(
    eq(invoices.workspaceId, workspaceId),
    eq(invoices.status, 'paid'),
    gt(invoices.totalCents, invoices.refundedCents),
  );
  return (await db.$count(invoices, isPaid)) > 0;
}

export async function insertCheckout(db: Queryable, checkout: typeof checkouts.$inferInsert): Promise<void> {
  await db.insert(checkouts).values(checkout).onConflictDoNothing();
}

/** How many checkouts of a workspace have come to their end, by time alone. */
export const countOldCheckouts = (db: Queryable, workspaceId: string, now: Date): Promise<number> =>
  db.$count(checkouts, and(eq(checkouts.workspaceId, workspaceId), lte(checkouts.expiresAt, now)));

/** By the provider's name of who pays. */
export async function findSubscriptionOfCustomer(
  db: Queryable,
  customer: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.customer, customer));
  return row;
}
