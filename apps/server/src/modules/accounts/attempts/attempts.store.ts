import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { secretAttempts } from './attempts.tables.ts';

export interface AttemptCount {
  attempts: number;
  windowEndsAt: Date;
}

/** Counts one more; an old window starts anew. One statement, so tries at the same moment are all counted. */
export async function countAttempt(
  db: Queryable,
  { keyHash, now, windowMs }: { keyHash: string; now: Date; windowMs: number },
): Promise<AttemptCount> {
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${secretAttempts.windowEndsAt} <= ${now}`;
  const [row] = await db
    .insert(secretAttempts)
    .values({ keyHash, attempts: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: secretAttempts.keyHash,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${secretAttempts.attempts} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt} else ${secretAttempts.windowEndsAt} end`,
      },
    })
    .returning({ attempts: secretAttempts.attempts, windowEndsAt: secretAttempts.windowEndsAt });
  return row!;
}

/** Takes one try back: it was a success. */
export async function uncountAttempt(db: Queryable, keyHash: string): Promise<void> {
  await db
    .update(secretAttempts)
    .set({ attempts: sql`greatest(${secretAttempts.attempts} - 1, 0)` })
    .where(eq(secretAttempts.keyHash, keyHash));
}

export async function forgetAttempts(db: Queryable, keyHash: string): Promise<void> {
  await db.delete(secretAttempts).where(eq(secretAttempts.keyHash, keyHash));
}

export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(secretAttempts).where(lt(secretAttempts.windowEndsAt, now));
}
