import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { groupMembers, groups } from '../../members/groups/groups.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';

export type GroupRow = typeof groups.$inferSelect;

interface Search {
  workspaceId: string;
  equal?: ReadonlyMap<string, string>;
}

export async function listGroupRows(db: Queryable, { workspaceId, equal }: Search): Promise<GroupRow[]> {
  const id = equal?.get('id');
  const name = equal?.get('displayname');
  const externalId = equal?.get('externalid');
  return db
    .select()
    .from(groups)
    .where(
      and(
        eq(groups.workspaceId, workspaceId),
        id === undefined ? undefined : eq(groups.id, id),
        name === undefined ? undefined : sql`lower(${groups.name}) = lower(${name})`,
        externalId === undefined ? undefined : eq(groups.externalId, externalId),
      ),
    )
    .orderBy(asc(groups.createdAt), asc(groups.id));
}

export interface GroupMemberName {
  groupId: string;
  userId: string;
  email: string;
}

export async function listMembersOf(db: Queryable, groupIds: readonly string[]): Promise<GroupMemberName[]> {
  if (groupIds.length === 0) return [];
  return db
    .select({ groupId: groupMembers.groupId, userId: users.id, email: users.email })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(inArray(groupMembers.groupId, [...groupIds]))
    .orderBy(asc(users.email));
}

export async function insertGroup(db: Queryable, group: typeof groups.$inferInsert): Promise<void> {
  await db.insert(groups).values(group);
}

export async function updateGroup(
  db: Queryable,
  { workspaceId, id }: Pick<GroupRow, 'workspaceId' | 'id'>,
  change: Partial<typeof groups.$inferInsert>,
): Promise<void> {
  await db
    .update(groups)
    .set(change)
    .where(and(eq(groups.workspaceId, workspaceId), eq(groups.id, id)));
}

/** Those of these people who are members of the workspace. */
export async function findMemberIds(
  db: Queryable,
  workspaceId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), inArray(memberships.userId, [...userIds])));
  return rows.map(({ userId }) => userId);
}

/** Exactly these people are in the group afterwards. */
export async function setGroupMembers(
  db: Queryable,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  const before = await db.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
  const gone = before.map(({ userId }) => userId).filter((userId) => !userIds.includes(userId));
  if (gone.length > 0) {
    await db
      .delete(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, gone)));
  }
  if (userIds.length > 0) {
    await db
      .insert(groupMembers)
      .values(userIds.map((userId) => ({ groupId, userId })))
      .onConflictDoNothing();
  }
}
