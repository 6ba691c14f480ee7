import type { WorkspaceRole } from '@mynah/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { WorkspaceRow } from '../workspace/index.ts';
import { workspaces } from '../workspace/workspaces.tables.ts';
import { memberships } from './memberships.tables.ts';

/** What a signed-in user is where they belong. */
interface Membership {
  workspaceId: string;
  role: WorkspaceRole;
  tier: WorkspaceRow['tier'];
  allMembersPermissions: WorkspaceRow['allMembersPermissions'];
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

type MembershipRow = typeof memberships.$inferSelect;

/** A member as the row has it, locked or not. */
export async function findMember(db: Queryable, userId: string): Promise<MembershipRow | undefined> {
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  return row;
}
