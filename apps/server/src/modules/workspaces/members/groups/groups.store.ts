import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { groupMembers, groups } from './groups.tables.ts';

export type GroupRow = typeof groups.$inferSelect;

export interface GroupWithMembers {
  group: GroupRow;
  members: { id: string; email: string }[];
}

export async function listGroups(
  db: Queryable,
  workspaceId: string,
  { name }: { name?: string } = {},
): Promise<GroupWithMembers[]> {
  const isNamed = name === undefined ? undefined : eq(sql`lower(${groups.name})`, name.toLowerCase());
  const rows = await db
    .select()
    .from(groups)
    .where(and(eq(groups.workspaceId, workspaceId), isNamed))
    .orderBy(asc(groups.name), asc(groups.id));
  const members = await db
    .select({ groupId: groupMembers.groupId, id: users.id, email: users.email })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groups.workspaceId, workspaceId))
    .orderBy(asc(users.email));
  return rows.map((group) => ({ group, members: members.filter(({ groupId }) => groupId === group.id) }));
}

export async function findGroup(
  db: Queryable,
  workspaceId: string,
  groupId: string,
): Promise<GroupRow | undefined> {
  const [row] = await db
    .select()
    .from(groups)
    .where(and(eq(groups.workspaceId, workspaceId), eq(groups.id, groupId)));
  return row;
}

/** False when the workspace has a group of that name. */
export async function insertGroup(
  transaction: Transaction,
  group: typeof groups.$inferInsert,
): Promise<boolean> {
  const made = await transaction
    .insert(groups)
    .values(group)
    .onConflictDoNothing()
    .returning({ id: groups.id });
  return made.length === 1;
}

export type GroupChange = Partial<Pick<GroupRow, 'name' | 'permissions'>>;

export async function updateGroup(
  transaction: Transaction,
  { workspaceId, id }: Pick<GroupRow, 'workspaceId' | 'id'>,
  change: GroupChange,
): Promise<void> {
  await transaction
    .update(groups)
    .set({ ...change, updatedAt: new Date() })
    .where(and(eq(groups.workspaceId, workspaceId), eq(groups.id, id)));
}

export async function deleteGroupRow(
  transaction: Transaction,
  { workspaceId, id }: Pick<GroupRow, 'workspaceId' | 'id'>,
): Promise<void> {
  await transaction.delete(groups).where(and(eq(groups.workspaceId, workspaceId), eq(groups.id, id)));
}

/** The group was looked up in the workspace before. */
export async function insertGroupMember(
  transaction: Transaction,
  member: { groupId: string; userId: string },
): Promise<void> {
  await transaction.insert(groupMembers).values(member).onConflictDoNothing();
}

export async function deleteGroupMember(
  transaction: Transaction,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> {
  await transaction
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
}

/** Out of all groups of the workspace. */
export async function leaveGroups(
  transaction: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  const ofWorkspace = sql`${groupMembers.groupId} in (
    select ${groups.id} from ${groups} where ${groups.workspaceId} = ${workspaceId})`;
  await transaction.delete(groupMembers).where(and(eq(groupMembers.userId, userId), ofWorkspace));
}
