import { and, asc, desc, eq, inArray, isNull, lt, min, or, type SQL } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { productEvents } from './product-events.tables.ts';

export type ProductEventRow = typeof productEvents.$inferSelect;
type NewEvent = typeof productEvents.$inferInsert;

/** What is there already, by its id, stays as it is. */
export async function insertEvents(db: Queryable, events: readonly NewEvent[]): Promise<void> {
  await db
    .insert(productEvents)
    .values([...events])
    .onConflictDoNothing({ target: productEvents.eventId });
}

const isWaiting = and(eq(productEvents.isShared, true), isNull(productEvents.deliveredAt));

export async function hasWaiting(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: productEvents.id }).from(productEvents).where(isWaiting).limit(1);
  return rows.length > 0;
}

/** Oldest first. */
export const listWaiting = (db: Queryable, limit: number): Promise<ProductEventRow[]> =>
  db.select().from(productEvents).where(isWaiting).orderBy(asc(productEvents.id)).limit(limit);

export async function markDelivered(db: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(productEvents)
    .set({ deliveredAt: now })
    .where(inArray(productEvents.id, [...ids]));
}

export async function deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(productEvents).where(lt(productEvents.createdAt, before));
}

/** What the person did, and what their browsers told before they signed in. */
async function isOf(db: Queryable, userId: string): Promise<SQL | undefined> {
  const own = eq(productEvents.userId, userId);
  const rows = await db.selectDistinct({ id: productEvents.anonymousId }).from(productEvents).where(own);
  const browsers = rows.flatMap(({ id }) => id ?? []);
  return or(own, and(isNull(productEvents.userId), inArray(productEvents.anonymousId, browsers)));
}

/** Newest first; `before` is the id of the last that was read. */
export async function listActivity(
  db: Queryable,
  userId: string,
  { before, limit }: { before?: number; limit: number },
): Promise<ProductEventRow[]> {
  return db
    .select()
    .from(productEvents)
    .where(and(await isOf(db, userId), before === undefined ? undefined : lt(productEvents.id, before)))
    .orderBy(desc(productEvents.id))
    .limit(limit);
}

export async function countActivity(db: Queryable, userId: string): Promise<number> {
  return db.$count(productEvents, await isOf(db, userId));
}

export async function findFirstActivity(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(productEvents.createdAt) })
    .from(productEvents)
    .where(await isOf(db, userId));
  return row?.at ?? null;
}

/** What has not left this server stays here. */
export async function withholdActivity(transaction: Transaction, userId: string): Promise<void> {
  const waits = and(await isOf(transaction, userId), isWaiting);
  await transaction.update(productEvents).set({ isShared: false }).where(waits);
}

export async function deleteActivity(db: Database, userId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(productEvents).where(await isOf(transaction, userId));
  });
}

/** The person joins another workspace. */
export async function moveActivity(
  db: Queryable,
  { userId, workspaceIds }: { userId: string; workspaceIds: { from: string; to: string } },
): Promise<void> {
  await db
    .update(productEvents)
    .set({ workspaceId: workspaceIds.to })
    .where(and(eq(productEvents.userId, userId), isAny(productEvents.workspaceId, [workspaceIds.from])));
}
