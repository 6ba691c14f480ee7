import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { secretAttempts } from './attempts.tables.ts';

export interface AttemptCount {
  attempts: number;
  windowEndsAt: Date;
}

interface Counted {
  keyHash: string;
  subjectHash?: string;
  now: Date;
  windowMs: number;
}

const isOver = (now: Date) => sql`${secretAttempts.windowEndsAt} <= ${now}`;
const oneMore = (now: Date) => sql`case when ${isOver(now)} then 1 else ${secretAttempts.attempts} + 1 end`;

/** Counts one more; an old window starts anew. One statement, so tries at the same moment are all counted. */
export async function countAttempt(
  db: Queryable,
  { keyHash, subjectHash, now, windowMs }: Counted,
): Promise<AttemptCount> {
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const [row] = await db
    .insert(secretAttempts)
    .values({ keyHash, subjectHash, attempts: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: secretAttempts.keyHash,
      set: {
        attempts: oneMore(now),
        windowEndsAt: sql`case when ${isOver(now)} then ${windowEndsAt} else ${secretAttempts.windowEndsAt} end`,
      },
    })
    .returning({ attempts: secretAttempts.attempts, windowEndsAt: secretAttempts.windowEndsAt });
  return row!;
}

interface GrowingDelay {
  /** So many tries within the window, then a wait. */
  limit: number;
  /** After the last of them; each further one doubles it. */
  firstSeconds: number;
  mostSeconds: number;
}

/** The number of this try; or, while one must wait, until when. What is tried meanwhile does not count. */
export async function countDelayedAttempt(
  db: Queryable,
  { keyHash, subjectHash, now, windowMs }: Counted,
  { limit, firstSeconds, mostSeconds }: GrowingDelay,
): Promise<{ attempt: number } | { blockedUntil: Date }> {
  const { attempts, blockedUntil, windowEndsAt } = secretAttempts;
  const number = oneMore(now);
  const windowEnd = sql`${new Date(now.getTime() + windowMs)}::timestamptz`;
  // 2^20 is beyond any wait
  const seconds = sql`least(${firstSeconds} * power(2, least(${number} - ${limit}, 20)), ${mostSeconds})`;
  const waitEnd = sql`${now}::timestamptz + make_interval(secs => ${seconds})`;
  const memoryEnd = sql`${waitEnd} + make_interval(secs => ${mostSeconds})`;
  const [row] = await db
    .insert(secretAttempts)
    .values({
      keyHash,
      subjectHash,
      attempts: 1,
      windowEndsAt: windowEnd,
      blockedUntil: limit === 1 ? new Date(now.getTime() + firstSeconds * 1000) : null,
    })
    .onConflictDoUpdate({
      target: secretAttempts.keyHash,
      set: {
        attempts: number,
        blockedUntil: sql`case when ${number} >= ${limit} then ${waitEnd} end`,
        windowEndsAt: sql`case when ${number} >= ${limit} then ${memoryEnd} when ${isOver(now)} then ${windowEnd} else ${windowEndsAt} end`,
      },
      setWhere: sql`${blockedUntil} is null or ${blockedUntil} <= ${now}`,
    })
    .returning({ attempt: attempts });
  if (row) return row;
  const [blocked] = await db
    .select({ blockedUntil })
    .from(secretAttempts)
    .where(eq(secretAttempts.keyHash, keyHash));
  return { blockedUntil: blocked?.blockedUntil ?? now };
}

/** Takes tries back: successes, or what was not looked at. */
export async function uncountAttempts(db: Queryable, keyHash: string, tries = 1): Promise<void> {
  await db
    .update(secretAttempts)
    .set({ attempts: sql`greatest(${secretAttempts.attempts} - ${tries}, 0)` })
    .where(eq(secretAttempts.keyHash, keyHash));
}

/** How many there were. */
export async function forgetAttempts(db: Queryable, keyHash: string): Promise<number> {
  const [forgotten] = await db
    .delete(secretAttempts)
    .where(eq(secretAttempts.keyHash, keyHash))
    .returning({ attempts: secretAttempts.attempts });
  return forgotten?.attempts ?? 0;
}

/** From everywhere. */
export async function forgetAttemptsAt(db: Queryable, subjectHash: string): Promise<void> {
  await db.delete(secretAttempts).where(eq(secretAttempts.subjectHash, subjectHash));
}

export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(secretAttempts).where(lt(secretAttempts.windowEndsAt, now));
}
