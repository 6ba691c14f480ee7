import type { WorkspaceRole } from '@mynah/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { memberships, workspaces } from './workspaces.tables.ts';

export type WorkspaceRow = typeof workspaces.$inferSelect;
export type MemberRow = typeof memberships.$inferSelect;

/** What a signed-in user is where they belong. */
export interface Membership {
  workspaceId: string;
  role: WorkspaceRole;
  tier: WorkspaceRow['tier'];
  allMembersPermissions: WorkspaceRow['allMembersPermissions'];
}

export async function insertWorkspace(
  transaction: Transaction,
  workspace: typeof workspaces.$inferInsert,
): Promise<void> {
  await transaction.insert(workspaces).values(workspace);
}

export async function insertMembership(
  transaction: Transaction,
  membership: typeof memberships.$inferInsert,
): Promise<void> {
  await transaction.insert(memberships).values(membership);
}

/** A user belongs to one workspace. A locked member is let in nowhere. */
export async function findMembership(db: Queryable, userId: string): Promise<Membership | undefined> {
  const [row] = await db
    .select({
      workspaceId: memberships.workspaceId,
      role: memberships.role,
      tier: workspaces.tier,
      allMembersPermissions: workspaces.allMembersPermissions,
    })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, userId), eq(memberships.isLocked, false)));
  return row;
}

/** A member as the row has it, locked or not. */
export async function findMember(db: Queryable, userId: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  return row;
}

export async function findWorkspace(db: Queryable, workspaceId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return row;
}

export async function updateWorkspaceRow(
  db: Queryable,
  workspaceId: string,
  change: Partial<typeof workspaces.$inferInsert>,
): Promise<void> {
  await db.update(workspaces).set(change).where(eq(workspaces.id, workspaceId));
}

/** The workspace that was made first: the owner's. */
export async function findFirstWorkspace(db: Queryable): Promise<WorkspaceRow | undefined> {
  const [row] = await db.select().from(workspaces).orderBy(asc(workspaces.createdAt)).limit(1);
  return row;
}

/** Any number that no other lock of this database has. */
const ownerSetUpLock = 4_700_002;

/** Set-ups take turns until the transaction ends. */
export async function lockOwnerSetUp(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ownerSetUpLock})`);
}

export async function isLockedOut(db: Queryable, userId: string): Promise<boolean> {
  const isLocked = and(eq(memberships.userId, userId), eq(memberships.isLocked, true));
  return (await db.$count(memberships, isLocked)) > 0;
}
