import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { UserRow } from '../users/users.store.ts';
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

/** Whose session it is, if it lives. */
export async function findLiveSessionUser(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return row?.user;
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

export async function endSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
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
