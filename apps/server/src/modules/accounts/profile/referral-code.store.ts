import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { users } from '../users/users.tables.ts';

/** The id of whose link carries this code. */
export async function findUserOfReferralCode(db: Queryable, code: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.referralLinkCode, code));
  return row?.id;
}
