import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type IdempotencyRow, idempotencyKeys } from './idempotency.tables.ts';

export type { IdempotencyRow };

/** A row as one call has it: after another took it over, it is no longer this one. */
export type HeldRow = Pick<IdempotencyRow, 'id' | 'workspaceId' | 'requestId'>;
export type NewRow = HeldRow & Pick<IdempotencyRow, 'fingerprint' | 'leaseUntil' | 'expiresAt'>;

const isHeld = ({ id, workspaceId, requestId }: HeldRow) =>
  and(
    eq(idempotencyKeys.id, id),
    eq(idempotencyKeys.workspaceId, workspaceId),
    eq(idempotencyKeys.requestId, requestId),
  );

/** False when there is a row already. */
export async function insertRow(db: Queryable, row: NewRow): Promise<boolean> {
  const inserted = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  return inserted.length > 0;
}

export async function findRow(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<IdempotencyRow | undefined> {
  const isMeant = and(eq(idempotencyKeys.workspaceId, workspaceId), eq(idempotencyKeys.id, id));
  const [row] = await db.select().from(idempotencyKeys).where(isMeant);
  return row;
}

export async function renewLease(db: Queryable, held: HeldRow, leaseUntil: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ leaseUntil }).where(isHeld(held));
}

/** False when the row was taken over meanwhile. */
export async function markAnswered(
  db: Queryable,
  held: HeldRow,
  answer: Pick<IdempotencyRow, 'answeredAt' | 'answerBlob' | 'historyItemId'>,
): Promise<boolean> {
  const marked = await db
    .update(idempotencyKeys)
    .set(answer)
    .where(isHeld(held))
    .returning({ id: idempotencyKeys.id });
  return marked.length > 0;
}

export async function deleteRow(db: Queryable, held: HeldRow): Promise<void> {
  await db.delete(idempotencyKeys).where(isHeld(held));
}

/** Of every workspace: what was answered longer ago than answers are kept, and calls whose process died before. */
export const listExpiredRows = (db: Queryable, now: Date, limit: number): Promise<IdempotencyRow[]> =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        lte(idempotencyKeys.expiresAt, now),
        or(isNotNull(idempotencyKeys.answeredAt), lte(idempotencyKeys.leaseUntil, now)),
      ),
    )
    .limit(limit);
