import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { creditOverages } from './period-ends.tables.ts';

export type Overage = typeof creditOverages.$inferSelect;

/** Once for each period. */
export async function insertOverage(
  transaction: Transaction,
  overage: typeof creditOverages.$inferInsert,
): Promise<void> {
  await transaction.insert(creditOverages).values(overage).onConflictDoNothing();
}

/** Of all workspaces: those that are on no invoice yet. The scheduler's. */
export const listOpenOverages = (db: Queryable, limit: number): Promise<Overage[]> =>
  db
    .select()
    .from(creditOverages)
    .where(isNull(creditOverages.billedAt))
    .orderBy(asc(creditOverages.createdAt))
    .limit(limit);

export async function markOverageBilled(
  db: Queryable,
  { workspaceId, periodEndsAt }: Pick<Overage, 'workspaceId' | 'periodEndsAt'>,
  billedAt: Date,
): Promise<void> {
  await db
    .update(creditOverages)
    .set({ billedAt })
    .where(and(eq(creditOverages.workspaceId, workspaceId), eq(creditOverages.periodEndsAt, periodEndsAt)));
}
