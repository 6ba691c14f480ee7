import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { invites } from '../invites/invites.tables.ts';

/** Does an invite wait, in whatever workspace: for this address, or this one for whoever has its link? */
export async function isInvited(
  db: Queryable,
  { email, inviteId, now }: { email: string; inviteId: string | undefined; now: Date },
): Promise<boolean> {
  const byLink = inviteId && and(eq(invites.id, inviteId), isNull(invites.email));
  const rows = await db
    .select({ id: invites.id })
    .from(invites)
    .where(
      and(
        or(eq(sql`lower(${invites.email})`, email), byLink || undefined),
        gt(invites.expiresAt, now),
        isNull(invites.acceptedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
