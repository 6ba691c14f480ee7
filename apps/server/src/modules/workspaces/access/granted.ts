import type { Permission, WorkspaceRole } from '@mynah/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { groupMembers, groups } from '../members/groups/groups.tables.ts';

interface Member {
  userId: string;
  role: WorkspaceRole;
  /** Empty: all that the plan has (WSP-016). */
  allMembersPermissions: readonly Permission[];
}

/** What the workspace lets the member do: what all members may, and what their groups add. Admins: all. */
export async function findGranted(
  db: Queryable,
  { userId, role, allMembersPermissions }: Member,
): Promise<Actor['granted']> {
  if (role === 'admin' || allMembersPermissions.length === 0) return 'all';
  const rows = await db
    .select({ permissions: groups.permissions })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId));
  return new Set([...allMembersPermissions, ...rows.flatMap((row) => row.permissions)]);
}
