import { and, desc, eq, getTableColumns, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';
import { creditAccounts, creditReservations } from './billing.tables.ts';
import { creditEntries, creditMismatches } from './ledger.tables.ts';

export type CreditEntry = typeof creditEntries.$inferSelect;
export type NewCreditEntry = typeof creditEntries.$inferInsert;

/** Under a lock on the account. False when it was written before: under its id, or for its reference. */
export async function insertEntry(transaction: Transaction, entry: NewCreditEntry): Promise<boolean> {
  const inserted = await transaction
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return inserted.length === 1;
}

export async function hasEntry(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(creditEntries, eq(creditEntries.id, id))) > 0;
}

export async function findEntry(
  db: Queryable,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<CreditEntry | undefined> {
  const [row] = await db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.workspaceId, workspaceId), eq(creditEntries.id, id)));
  return row;
}

/** Entries of credits beside the plan, oldest first. */
export async function listGranted(db: Queryable, workspaceId: string): Promise<CreditEntry[]> {
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.workspaceId, workspaceId), isNull(creditEntries.periodEndsAt)))
    .orderBy(creditEntries.sequence);
}

/** What entries of one kind are for, by how that begins. */
export async function listReferences(
  db: Queryable,
  { workspaceId, kind, prefix }: Pick<CreditEntry, 'workspaceId' | 'kind'> & { prefix: string },
): Promise<string[]> {
  const { reference } = creditEntries;
  const isIt = and(
    eq(creditEntries.workspaceId, workspaceId),
    eq(creditEntries.kind, kind),
    sql`starts_with(${reference}, ${prefix})`,
  );
  const rows = await db
    .select({ reference: sql<string>`${reference}` })
    .from(creditEntries)
    .where(isIt);
  return rows.map((row) => row.reference);
}

/** Of all workspaces: grants whose time is over, and of which no entry says what became of them. The scheduler's. */
export async function listDueGrants(db: Queryable, now: Date, limit: number): Promise<CreditEntry[]> {
  const expiry = alias(creditEntries, 'expiry');
  return db
    .select()
    .from(creditEntries)
    .where(
      and(
        isNotNull(creditEntries.expiresAt),
        lte(creditEntries.expiresAt, now),
        notExists(
          db
            .select({ id: expiry.id })
            .from(expiry)
            .where(
              and(
                eq(expiry.workspaceId, creditEntries.workspaceId),
                eq(expiry.kind, 'expiry'),
                eq(expiry.reference, creditEntries.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(creditEntries.expiresAt)
    .limit(limit);
}

/** Adds to the credits beside the plan. */
export async function moveGranted(
  transaction: Transaction,
  workspaceId: string,
  credits: number,
): Promise<void> {
  await transaction
    .update(creditAccounts)
    .set({ granted: sql`${creditAccounts.granted} + ${credits}` })
    .where(eq(creditAccounts.workspaceId, workspaceId));
}

export type BalanceMismatch = Omit<typeof creditMismatches.$inferInsert, 'createdAt' | 'updatedAt'>;

/** A period begins no longer than this before its end, so entries of it are younger. */
const longestPeriod = sql`interval '32 days'`;

/**
 * Of all workspaces: accounts that are not the sum of their entries and of what is held, seen at one moment.
 */
export async function listMismatches(db: Queryable): Promise<BalanceMismatch[]> {
  const used = db.$with('used').as(
    db
      .select({
        workspaceId: creditEntries.workspaceId,
        credits: sql<number>`-sum(${creditEntries.credits})`.as('used_by_entries'),
      })
      .from(creditEntries)
      .innerJoin(
        creditAccounts,
        and(
          eq(creditAccounts.workspaceId, creditEntries.workspaceId),
          eq(creditAccounts.periodEndsAt, creditEntries.periodEndsAt),
          sql`${creditEntries.createdAt} > ${creditAccounts.periodEndsAt} - ${longestPeriod}`,
        ),
      )
      .groupBy(creditEntries.workspaceId),
  );
  const granted = db.$with('granted').as(
    db
      .select({
        workspaceId: creditEntries.workspaceId,
        credits: sql<number>`sum(${creditEntries.credits})`.as('granted_by_entries'),
      })
      .from(creditEntries)
      .where(isNull(creditEntries.periodEndsAt))
      .groupBy(creditEntries.workspaceId),
  );
  const held = db.$with('held').as(
    db
      .select({
        workspaceId: creditReservations.workspaceId,
        credits: sql<number>`sum(${creditReservations.credits})`.as('reserved_by_work'),
      })
      .from(creditReservations)
      .groupBy(creditReservations.workspaceId),
  );
  const sumOf = (part: typeof used | typeof granted | typeof held) =>
    sql<number>`coalesce(${part.credits}, 0)`.mapWith(Number);
  return db
    .with(used, granted, held)
    .select({
      workspaceId: creditAccounts.workspaceId,
      used: creditAccounts.used,
      usedByEntries: sumOf(used),
      granted: creditAccounts.granted,
      grantedByEntries: sumOf(granted),
      reserved: creditAccounts.reserved,
      reservedByWork: sumOf(held),
    })
    .from(creditAccounts)
    .leftJoin(used, eq(used.workspaceId, creditAccounts.workspaceId))
    .leftJoin(granted, eq(granted.workspaceId, creditAccounts.workspaceId))
    .leftJoin(held, eq(held.workspaceId, creditAccounts.workspaceId))
    .where(
      sql`${creditAccounts.used} <> coalesce(${used.credits}, 0)
        or ${creditAccounts.granted} <> coalesce(${granted.credits}, 0)
        or ${creditAccounts.reserved} <> coalesce(${held.credits}, 0)`,
    );
}

export async function replaceMismatches(
  transaction: Transaction,
  found: readonly BalanceMismatch[],
  now: Date,
): Promise<void> {
  await transaction.delete(creditMismatches);
  if (found.length === 0) return;
  await transaction
    .insert(creditMismatches)
    .values(found.map((mismatch) => ({ ...mismatch, createdAt: now, updatedAt: now })));
}

/** Of all workspaces: staff's. */
export const listFoundMismatches = (db: Queryable) =>
  db
    .select({ ...getTableColumns(creditMismatches), name: workspaces.name })
    .from(creditMismatches)
    .innerJoin(workspaces, eq(workspaces.id, creditMismatches.workspaceId));

export interface Spending {
  id: string;
  credits: number;
  product: string | null;
  createdAt: Date;
  /** Null: nothing was given back. */
  refunded: number | null;
}

/** The newest of a workspace, with what was given back of each. */
export async function listSpendings(db: Queryable, workspaceId: string, limit: number): Promise<Spending[]> {
  const refunds = alias(creditEntries, 'refunds');
  const rows = await db
    .select({
      id: creditEntries.id,
      credits: creditEntries.credits,
      product: creditEntries.product,
      createdAt: creditEntries.createdAt,
      refunded: refunds.credits,
    })
    .from(creditEntries)
    .leftJoin(
      refunds,
      and(
        eq(refunds.workspaceId, creditEntries.workspaceId),
        eq(refunds.kind, 'refund'),
        eq(refunds.reference, creditEntries.id),
      ),
    )
    .where(and(eq(creditEntries.workspaceId, workspaceId), eq(creditEntries.kind, 'spend')))
    .orderBy(desc(creditEntries.sequence))
    .limit(limit);
  return rows.map((row) => ({ ...row, credits: -row.credits }));
}
