import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import {
  type PartnerRow,
  type ReferralRow,
  referralClicks,
  referralPartners,
  referrals,
} from './referrals.tables.ts';

/** One more on a day; `userId` is whose link it is. */
export async function addClick(
  db: Queryable,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  await db
    .insert(referralClicks)
    .values({ userId, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [referralClicks.userId, referralClicks.day],
      set: { clicks: sql`${referralClicks.clicks} + 1` },
    });
}

/** False when it was said before by whose link they came: the first word counts. */
export async function insertReferral(db: Queryable, row: typeof referrals.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(referrals)
    .values(row)
    .onConflictDoNothing({ target: referrals.referredUserId })
    .returning({ id: referrals.id });
  return added.length === 1;
}

/** Who sent this person, and what has come of it; nobody else says so until the transaction ends. */
export async function lockReferralOf(
  transaction: Transaction,
  referredUserId: string,
): Promise<ReferralRow | undefined> {
  const [row] = await transaction
    .select()
    .from(referrals)
    .where(eq(referrals.referredUserId, referredUserId))
    .for('update');
  return row;
}

export async function updateReferral(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<ReferralRow, 'state' | 'credits' | 'paidAt'>>,
): Promise<void> {
  await transaction.update(referrals).set(change).where(eq(referrals.id, id));
}

export async function findPartner(db: Queryable, key: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(referralPartners).where(eq(referralPartners.key, key));
  return row;
}

/** False where there is one of this name. */
export async function insertPartner(
  transaction: Transaction,
  row: typeof referralPartners.$inferInsert,
): Promise<boolean> {
  const added = await transaction
    .insert(referralPartners)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: referralPartners.key });
  return added.length === 1;
}

/** False where there is none of this name that goes on. */
export async function endPartnerKey(transaction: Transaction, key: string, now: Date): Promise<boolean> {
  const ended = await transaction
    .update(referralPartners)
    .set({ endedAt: now })
    .where(and(eq(referralPartners.key, key), isNull(referralPartners.endedAt)))
    .returning({ key: referralPartners.key });
  return ended.length === 1;
}

export const listPartnersOf = (db: Queryable, userId: string): Promise<PartnerRow[]> =>
  db
    .select()
    .from(referralPartners)
    .where(eq(referralPartners.userId, userId))
    .orderBy(desc(referralPartners.createdAt));

const isCustomer = sql`${referrals.state} in ('rewarded', 'customer')`;
const counts = {
  signUps: sql<number>`count(*) filter (where ${referrals.state} <> 'refused')::int`,
  customers: sql<number>`count(*) filter (where ${isCustomer})::int`,
  credits: sql<number>`coalesce(sum(${referrals.credits}), 0)::bigint`.mapWith(Number),
};

/** Of all people: staff's. Newest first. */
export const listPartners = (db: Queryable, limit: number) =>
  db
    .select({ partner: referralPartners, ...counts })
    .from(referralPartners)
    .leftJoin(referrals, eq(referrals.partnerKey, referralPartners.key))
    .groupBy(referralPartners.key)
    .orderBy(desc(referralPartners.createdAt), referralPartners.key)
    .limit(limit);

export interface MonthOfClicks {
  month: string;
  clicks: number;
}

const monthOfClick = sql<string>`to_char(${referralClicks.day}, 'YYYY-MM')`;

export const listClicks = (db: Queryable, userId: string): Promise<MonthOfClicks[]> =>
  db
    .select({
      month: monthOfClick,
      clicks: sql<number>`sum(${referralClicks.clicks})::bigint`.mapWith(Number),
    })
    .from(referralClicks)
    .where(eq(referralClicks.userId, userId))
    .groupBy(monthOfClick);

export interface MonthOfReferrals {
  month: string;
  signUps: number;
  customers: number;
  credits: number;
}

const monthOfSignUp = sql<string>`to_char(${referrals.signedUpAt} at time zone 'UTC', 'YYYY-MM')`;

/** By the month in which they signed up. */
export const listReferrals = (db: Queryable, userId: string): Promise<MonthOfReferrals[]> =>
  db
    .select({ month: monthOfSignUp, ...counts })
    .from(referrals)
    .where(eq(referrals.userId, userId))
    .groupBy(monthOfSignUp);
