import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
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

/** Accounts that nobody ever opened, with their workspaces; those that a directory made have no password. */
export async function deleteUnopenedAccounts(transaction: Transaction, before: Date): Promise<void> {
  const unopened = transaction
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.emailVerifiedAt), isNotNull(users.passwordHash), lt(users.createdAt, before)));
  const owned = await transaction
    .delete(workspaces)
    .where(inArray(workspaces.ownerId, unopened))
    .returning({ ownerId: workspaces.ownerId });
  const ownerIds = owned.map(({ ownerId }) => ownerId);
  if (ownerIds.length > 0) await transaction.delete(users).where(inArray(users.id, ownerIds));
}
