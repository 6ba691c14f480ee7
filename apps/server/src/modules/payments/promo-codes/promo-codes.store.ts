import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { type PromoCodeRow, promoCodes, promoRedemptions } from './promo-codes.tables.ts';

export async function findCode(db: Queryable, code: string): Promise<PromoCodeRow | undefined> {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  return row;
}

export const listCodes = (db: Queryable, limit: number): Promise<PromoCodeRow[]> =>
  db.select().from(promoCodes).orderBy(desc(promoCodes.createdAt), promoCodes.code).limit(limit);

/** Undefined: there is one of this name. */
export async function insertCode(
  db: Queryable,
  code: typeof promoCodes.$inferInsert,
): Promise<PromoCodeRow | undefined> {
  const [row] = await db.insert(promoCodes).values(code).onConflictDoNothing().returning();
  return row;
}

/** False: there is none, or it has ended. */
export async function endCode(transaction: Transaction, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await transaction
    .update(promoCodes)
    .set({ endedAt: now })
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.endedAt)));
  return rowCount === 1;
}

export async function isRedeemedBy(db: Queryable, code: string, workspaceId: string): Promise<boolean> {
  const isIt = and(eq(promoRedemptions.code, code), eq(promoRedemptions.workspaceId, workspaceId));
  return (await db.$count(promoRedemptions, isIt)) > 0;
}

/** Counts a workspace once. False: it has used the code before, or others took the last one: give the transaction up. */
export async function insertRedemption(
  transaction: Transaction,
  redemption: { code: string; workspaceId: string; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await transaction.insert(promoRedemptions).values(redemption).onConflictDoNothing();
  if (rowCount !== 1) return false;
  const { maxRedemptions, redemptions } = promoCodes;
  const counted = await transaction
    .update(promoCodes)
    .set({ redemptions: sql`${redemptions} + 1` })
    .where(
      and(eq(promoCodes.code, redemption.code), or(isNull(maxRedemptions), lt(redemptions, maxRedemptions))),
    );
  return counted.rowCount === 1;
}

/** Newest first. */
export const listRedemptions = (db: Queryable, code: string, limit: number) =>
  db
    .select({
      workspaceId: promoRedemptions.workspaceId,
      name: workspaces.name,
      createdAt: promoRedemptions.createdAt,
    })
    .from(promoRedemptions)
    .innerJoin(workspaces, eq(workspaces.id, promoRedemptions.workspaceId))
    .where(eq(promoRedemptions.code, code))
    .orderBy(desc(promoRedemptions.createdAt), promoRedemptions.workspaceId)
    .limit(limit);

/** Counts it no more. */
export async function deleteRedemption(
  transaction: Transaction,
  { code, workspaceId }: { code: string; workspaceId: string },
): Promise<void> {
  const isIt = and(eq(promoRedemptions.code, code), eq(promoRedemptions.workspaceId, workspaceId));
  const { rowCount } = await transaction.delete(promoRedemptions).where(isIt);
  if (rowCount !== 1) return;
  await transaction
    .update(promoCodes)
    .set({ redemptions: sql`greatest(${promoCodes.redemptions} - 1, 0)` })
    .where(eq(promoCodes.code, code));
}
