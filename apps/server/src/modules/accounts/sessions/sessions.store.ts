import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { UserRow } from '../users/index.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './sessions.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Neither ended nor out of time. */
export async function findLiveSession(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return row;
}

/** A session that lives, and whose it is. */
export async function findLiveSessionUser(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<{ user: UserRow; expiresAt: Date } | undefined> {
  const [row] = await db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return row;
}

interface Rotation {
  sessionId: string;
  currentHash: string;
  nextHash: string;
  now: Date;
  expiresAt: Date;
}

/** False when another call rotated the same token first. */
export async function rotateSession(db: Queryable, rotation: Rotation): Promise<boolean> {
  const { sessionId, currentHash, nextHash, now, expiresAt } = rotation;
  const rotated = await db
    .update(sessions)
    .set({ refreshTokenHash: nextHash, previousTokenHash: currentHash, rotatedAt: now, expiresAt })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.refreshTokenHash, currentHash),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ id: sessions.id });
  return rotated.length === 1;
}

/** Whose it was; undefined when it was over already. */
export async function endSession(db: Queryable, sessionId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  return row?.userId;
}

/** Signs a person out everywhere, programs that were let in included. */
export async function endSessionsOf(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** Ended or expired ones are kept for a while: a late use of their tokens is still known for what it is. */
export async function deleteSessionsOverBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)));
}
