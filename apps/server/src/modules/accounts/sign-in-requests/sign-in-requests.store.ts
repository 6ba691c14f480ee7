import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { signInRequests } from './sign-in-requests.tables.ts';

export type SignInRequestRow = typeof signInRequests.$inferSelect;

export async function insertSignInRequest(
  db: Queryable,
  request: typeof signInRequests.$inferInsert,
): Promise<void> {
  await db.insert(signInRequests).values(request);
}

export async function countOpenFrom(db: Queryable, ipAddress: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(signInRequests)
    .where(and(eq(signInRequests.ipAddress, ipAddress), isUndecided(now)));
  return row?.open ?? 0;
}

export async function findSignInRequest(
  db: Queryable,
  requestId: string,
  now: Date,
): Promise<SignInRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(signInRequests)
    .where(and(eq(signInRequests.id, requestId), gt(signInRequests.expiresAt, now)));
  return row;
}

/** One that waits for an answer. */
export async function findUndecided(
  db: Queryable,
  codeHash: string,
  now: Date,
): Promise<SignInRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(signInRequests)
    .where(and(eq(signInRequests.codeHash, codeHash), isUndecided(now)));
  return row;
}

/** Of two answers the first counts: the other gets false. */
export async function decide(
  db: Queryable,
  requestId: string,
  { userId, isGranted, now }: { userId: string; isGranted: boolean; now: Date },
): Promise<boolean> {
  const decided = await db
    .update(signInRequests)
    .set(isGranted ? { userId, verifiedAt: now } : { userId, refusedAt: now })
    .where(and(eq(signInRequests.id, requestId), isUndecided(now)))
    .returning({ id: signInRequests.id });
  return decided.length === 1;
}

/** The tokens are given once: of two polls only one gets true. */
export async function collect(db: Queryable, requestId: string, now: Date): Promise<boolean> {
  const collected = await db
    .update(signInRequests)
    .set({ collectedAt: now })
    .where(and(eq(signInRequests.id, requestId), isNull(signInRequests.collectedAt)))
    .returning({ id: signInRequests.id });
  return collected.length === 1;
}

export async function deleteOldSignInRequests(db: Queryable, now: Date): Promise<void> {
  await db.delete(signInRequests).where(lt(signInRequests.expiresAt, now));
}

const isUndecided = (now: Date) =>
  and(isNull(signInRequests.verifiedAt), isNull(signInRequests.refusedAt), gt(signInRequests.expiresAt, now));
