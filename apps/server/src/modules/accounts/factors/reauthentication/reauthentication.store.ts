import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { sessions } from '../../sessions/sessions.tables.ts';

/** Its person has just proved that it is them. */
export async function setProven(
  db: Queryable,
  sessionId: string,
  { way, now }: { way: string; now: Date },
): Promise<void> {
  const proven = { provenAt: now, ...(way !== 'password' && { secondProvenAt: now }) };
  await db.update(sessions).set(proven).where(eq(sessions.id, sessionId));
}
