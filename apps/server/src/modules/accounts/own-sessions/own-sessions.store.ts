import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { sessions } from '../sessions/sessions.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const liveOf = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Where the person is signed in, and the programs that were let in; the last one used first. */
export async function listLiveSessions(db: Queryable, userId: string, now: Date): Promise<SessionRow[]> {
  return db.select().from(sessions).where(liveOf(userId, now)).orderBy(desc(sessions.rotatedAt));
}

interface OwnSession {
  userId: string;
  sessionId: string;
}

/** The row as it was; undefined when it is not theirs, or over. */
export async function endOwnSession(
  db: Queryable,
  { userId, sessionId }: OwnSession,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), liveOf(userId, now)))
    .returning();
  return row;
}

/** How many were ended. */
export async function endOtherSessions(
  db: Queryable,
  { userId, sessionId }: OwnSession,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(ne(sessions.id, sessionId), liveOf(userId, now)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function setFingerprint(db: Queryable, sessionId: string, fingerprint: string): Promise<void> {
  await db.update(sessions).set({ deviceFingerprint: fingerprint }).where(eq(sessions.id, sessionId));
}

/** The devices of the person's other sessions, ended ones included. */
export async function listKnownFingerprints(
  db: Queryable,
  { userId, sessionId }: OwnSession,
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ fingerprint: sessions.deviceFingerprint })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNotNull(sessions.deviceFingerprint)),
    );
  return new Set(rows.map(({ fingerprint }) => fingerprint!));
}
