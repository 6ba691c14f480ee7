import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { invites } from '../invites/invites.tables.ts';

/** Is there an invite that waits for this address, in whatever workspace? */
export async function isInvited(db: Queryable, email: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: invites.id })
    .from(invites)
    .where(
      and(eq(sql`lower(${invites.email})`, email), gt(invites.expiresAt, now), isNull(invites.acceptedAt)),
    )
    .limit(1);
  return rows.length > 0;
}
