import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { lockWorkspace, type WorkspaceRow } from '../workspace/index.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';

/** A person of the workspace. Service accounts are none. */
export type MemberRow = typeof memberships.$inferSelect & {
  email: string;
  firstName: string | null;
  isOwner: boolean;
};

const selectMembers = (db: Queryable, workspaceId: string) => {
  const isPerson = and(eq(memberships.workspaceId, workspaceId), eq(users.kind, 'person'));
  const query = db
    .select({
      ...getTableColumns(memberships),
      email: users.email,
      firstName: users.firstName,
      isOwner: sql<boolean>`${workspaces.ownerId} = ${memberships.userId}`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId));
  return { query, isPerson };
};

export async function listMembers(db: Queryable, workspaceId: string): Promise<MemberRow[]> {
  const { query, isPerson } = selectMembers(db, workspaceId);
  return query.where(isPerson).orderBy(asc(memberships.createdAt), asc(memberships.id));
}

export async function findMember(
  db: Queryable,
  workspaceId: string,
  by: { userId: string } | { email: string },
): Promise<MemberRow | undefined> {
  const { query, isPerson } = selectMembers(db, workspaceId);
  const isThem =
    'userId' in by ? eq(memberships.userId, by.userId) : eq(sql`lower(${users.email})`, by.email);
  const [row] = await query.where(and(isPerson, isThem));
  return row;
}

/** Several at once in one order, so that two who do it cannot wait for each other. */
export async function lockWorkspaces(
  transaction: Transaction,
  ids: readonly string[],
): Promise<WorkspaceRow[]> {
  const locked: WorkspaceRow[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockWorkspace(transaction, id);
    if (row) locked.push(row);
  }
  return locked;
}

export async function countMembers(db: Queryable, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(users.kind, 'person')));
  return row?.members ?? 0;
}

export type MemberChange = Partial<Pick<MemberRow, 'role' | 'isLocked' | 'usageLimit'>>;

export async function updateMember(
  db: Queryable,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  change: MemberChange,
): Promise<void> {
  await db
    .update(memberships)
    .set(change)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
}

export async function setOwner(db: Queryable, workspaceId: string, ownerId: string): Promise<void> {
  await db.update(workspaces).set({ ownerId }).where(eq(workspaces.id, workspaceId));
}

interface Move {
  userId: string;
  fromWorkspaceId: string;
  toWorkspaceId: string;
}

/** The person belongs to the other workspace from now on; the counts of the old one are gone. */
export async function moveMembership(
  transaction: Transaction,
  { userId, fromWorkspaceId, toWorkspaceId }: Move,
  place: { role: MemberRow['role']; usageLimit: number | null; joinedAt: Date },
): Promise<void> {
  await transaction
    .update(memberships)
    .set({
      workspaceId: toWorkspaceId,
      role: place.role,
      usageLimit: place.usageLimit,
      isLocked: false,
      creditsUsed: 0,
      creditsReserved: 0,
      creditsPeriodEndsAt: null,
      externalId: null,
      createdAt: place.joinedAt,
    })
    .where(and(eq(memberships.workspaceId, fromWorkspaceId), eq(memberships.userId, userId)));
}

/** With everything that hangs on it, and the service accounts that lived in it. */
export async function deleteWorkspaceRow(transaction: Transaction, workspaceId: string): Promise<void> {
  const machines = await transaction
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(users.kind, 'service-account')));
  await transaction.delete(workspaces).where(eq(workspaces.id, workspaceId));
  for (const { id } of machines) await transaction.delete(users).where(eq(users.id, id));
}
