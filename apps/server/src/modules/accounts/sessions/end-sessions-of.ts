import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { sessions } from './sessions.tables.ts';

/** Signs the person out everywhere. */
export async function endSessionsOf(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}
