import type { SecondFactorKind } from '@mynah/contract/accounts/two-factor';
import { and, asc, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { backupCodes, secondFactors } from './two-factor.tables.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Those that count: confirmed by a code. */
export async function listSecondFactors(db: Queryable, userId: string): Promise<SecondFactorRow[]> {
  return db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .orderBy(asc(secondFactors.createdAt));
}

/** False when the person has one of this kind already. */
export async function insertSecondFactor(
  transaction: Transaction,
  factor: typeof secondFactors.$inferInsert,
): Promise<boolean> {
  const inserted = await transaction
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ id: secondFactors.id });
  return inserted.length === 1;
}

/** Uses up a time step: of two callers with one code only one gets true, and no older code counts after it. */
export async function takeStep(db: Queryable, factorId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.id, factorId),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ id: secondFactors.id });
  return taken.length === 1;
}

export async function deleteSecondFactor(
  transaction: Transaction,
  userId: string,
  kind: SecondFactorKind,
): Promise<void> {
  await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.kind, kind)));
}

export async function deleteSecondFactors(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** In place of all that there were. */
export async function replaceBackupCodes(
  transaction: Transaction,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await deleteBackupCodes(transaction, userId);
  await transaction.insert(backupCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })));
}

export async function deleteBackupCodes(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(backupCodes).where(eq(backupCodes.userId, userId));
}

export async function countBackupCodesLeft(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(backupCodes)
    .where(and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)));
  return row?.left ?? 0;
}

/** Uses the code up; false when it is none or was used. */
export async function takeBackupCode(
  db: Queryable,
  { codeHash, userId, now }: { codeHash: string; userId: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(backupCodes)
    .set({ usedAt: now })
    .where(
      and(eq(backupCodes.codeHash, codeHash), eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)),
    )
    .returning({ codeHash: backupCodes.codeHash });
  return taken.length === 1;
}
