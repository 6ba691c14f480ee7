import { and, asc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import type { UserRow } from '../../../accounts/users/index.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

export async function markDeleted(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.update(users).set({ deletionRequestedAt: now }).where(eq(users.id, userId));
}

/** Undefined when they were not deleted after this time: of two callers at once one brings them back. */
export async function unmarkDeleted(
  transaction: Transaction,
  userId: string,
  deletedAfter: Date,
): Promise<UserRow | undefined> {
  const [row] = await transaction
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, userId), gt(users.deletionRequestedAt, deletedAfter)))
    .returning();
  return row;
}

interface DueAccount {
  userId: string;
  /** Null: a run before this one has come as far as the workspace. */
  workspaceId: string | null;
  ownerId: string | null;
}

/** Of all workspaces: the scheduler's. */
export async function listDueAccounts(db: Queryable, before: Date, limit: number): Promise<DueAccount[]> {
  return db
    .select({ userId: users.id, workspaceId: memberships.workspaceId, ownerId: workspaces.ownerId })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(lte(users.deletionRequestedAt, before))
    .orderBy(asc(users.deletionRequestedAt), asc(users.id))
    .limit(limit);
}

/** Their rows with what hangs on them: sessions, factors, keys, membership. The address that they had, if they were there. */
export async function deleteUser(transaction: Transaction, userId: string): Promise<string | undefined> {
  const [gone] = await transaction
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  return gone?.email;
}

/** Another person of the workspace: admins first, then who came first. */
export async function findSuccessor(
  transaction: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<string | undefined> {
  const others = await transaction
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.workspaceId, workspaceId), ne(memberships.userId, userId), eq(users.kind, 'person')),
    )
    .orderBy(asc(memberships.createdAt));
  return (others.find(({ role }) => role === 'admin') ?? others[0])?.userId;
}

export async function passOwnership(
  transaction: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  await transaction.update(workspaces).set({ ownerId: userId }).where(eq(workspaces.id, workspaceId));
  await transaction
    .update(memberships)
    .set({ role: 'admin' })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
}
