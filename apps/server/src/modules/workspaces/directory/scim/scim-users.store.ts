import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { groupMembers, groups } from '../../members/groups/groups.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { directoryUsers } from './scim.tables.ts';

/** A member with all that the directory sees of them. */
export type DirectoryMember = Awaited<ReturnType<typeof selectMembers>>[number];

interface Search {
  workspaceId: string;
  /** Must be equal, by attribute in lower case; others are left to the caller. */
  equal?: ReadonlyMap<string, string>;
  page?: { offset: number; limit: number };
}

const userName = sql<string>`coalesce(${directoryUsers.attributes}->>'userName', ${users.email})`;

const wantedColumns = {
  id: users.id,
  externalid: memberships.externalId,
  username: userName,
  'emails.value': users.email,
} as const;

/** People only: service accounts are no concern of a directory. */
function conditions({ workspaceId, equal }: Search) {
  const wanted = Object.entries(wantedColumns).flatMap(([attribute, column]) => {
    const value = equal?.get(attribute);
    if (value === undefined) return [];
    const isExact = attribute === 'id' || attribute === 'externalid';
    return [isExact ? sql`${column} = ${value}` : sql`lower(${column}) = lower(${value})`];
  });
  return and(
    eq(memberships.workspaceId, workspaceId),
    eq(users.kind, 'person'),
    isNull(directoryUsers.removedAt),
    ...wanted,
  );
}

function selectMembers(db: Queryable, search: Search) {
  const rows = db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      userName,
      attributes: directoryUsers.attributes,
      externalId: memberships.externalId,
      role: memberships.role,
      isLocked: memberships.isLocked,
      createdAt: memberships.createdAt,
      updatedAt:
        sql<Date>`greatest(${memberships.updatedAt}, ${users.updatedAt}, ${directoryUsers.updatedAt})`.mapWith(
          memberships.updatedAt,
        ),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(directoryUsers, eq(directoryUsers.userId, users.id))
    .where(conditions(search))
    .orderBy(asc(memberships.createdAt), asc(users.id));
  const { page } = search;
  return page ? rows.offset(page.offset).limit(page.limit) : rows;
}

export const listDirectoryMembers = (db: Queryable, search: Search): Promise<DirectoryMember[]> =>
  selectMembers(db, search);

export async function countDirectoryMembers(db: Queryable, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(directoryUsers, eq(directoryUsers.userId, users.id))
    .where(conditions({ workspaceId }));
  return row!.total;
}

export async function findDirectoryMember(
  db: Queryable,
  workspaceId: string,
  userId: string,
): Promise<DirectoryMember | undefined> {
  const [row] = await selectMembers(db, { workspaceId, equal: new Map([['id', userId]]) });
  return row;
}

export interface GroupOfMember {
  userId: string;
  groupId: string;
  name: string;
}

export async function listGroupsOf(
  db: Queryable,
  workspaceId: string,
  userIds: readonly string[],
): Promise<GroupOfMember[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: groupMembers.userId, groupId: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groups.workspaceId, workspaceId), inArray(groupMembers.userId, [...userIds])))
    .orderBy(asc(groups.name));
}

/** What the directory says from now on; it sees the person again. */
export async function persistDirectoryUser(
  db: Queryable,
  user: typeof directoryUsers.$inferInsert,
): Promise<void> {
  const { attributes, updatedAt } = user;
  await db
    .insert(directoryUsers)
    .values(user)
    .onConflictDoUpdate({ target: directoryUsers.userId, set: { attributes, removedAt: null, updatedAt } });
}

export async function hideDirectoryUser(
  db: Queryable,
  { userId, workspaceId, now }: { userId: string; workspaceId: string; now: Date },
): Promise<void> {
  await db
    .insert(directoryUsers)
    .values({ userId, workspaceId, removedAt: now })
    .onConflictDoUpdate({ target: directoryUsers.userId, set: { removedAt: now } });
}

export async function updateMember(
  db: Queryable,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  change: Partial<typeof memberships.$inferInsert>,
): Promise<void> {
  await db
    .update(memberships)
    .set(change)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
}
