import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { sessions } from '../../sessions/sessions.tables.ts';

/** Its person has just proved that it is them. */
export async function setProven(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}
