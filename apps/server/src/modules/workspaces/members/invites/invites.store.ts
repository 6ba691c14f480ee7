import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { groupMembers, groups } from '../groups/groups.tables.ts';
import { invites } from './invites.tables.ts';

export type InviteRow = typeof invites.$inferSelect;

const isOpen = isNull(invites.acceptedAt);

export async function insertInvite(
  transaction: Transaction,
  invite: typeof invites.$inferInsert,
): Promise<InviteRow> {
  const [row] = await transaction.insert(invites).values(invite).returning();
  return row!;
}

/** Those that nobody has accepted, run out or not. */
export const listOpenInvites = (db: Queryable, workspaceId: string): Promise<InviteRow[]> =>
  db
    .select()
    .from(invites)
    .where(and(eq(invites.workspaceId, workspaceId), isOpen))
    .orderBy(desc(invites.createdAt), desc(invites.id));

/** Those that can still be accepted: each holds a seat. */
export const countPendingInvites = (db: Queryable, workspaceId: string, now: Date): Promise<number> =>
  db.$count(invites, and(eq(invites.workspaceId, workspaceId), isOpen, gt(invites.expiresAt, now)));

export async function findOpenInvite(
  db: Queryable,
  workspaceId: string,
  by: { inviteId: string } | { email: string },
): Promise<InviteRow | undefined> {
  const isIt = 'inviteId' in by ? eq(invites.id, by.inviteId) : eq(invites.email, by.email);
  const [row] = await db
    .select()
    .from(invites)
    .where(and(eq(invites.workspaceId, workspaceId), isOpen, isIt))
    .limit(1);
  return row;
}

/** No scope: the code is what leads to the workspace. */
export async function findInviteToJoin(db: Queryable, inviteId: string) {
  const [row] = await db
    .select({ invite: invites, workspaceName: workspaces.name, inviter: users })
    .from(invites)
    .innerJoin(workspaces, eq(workspaces.id, invites.workspaceId))
    .leftJoin(users, eq(users.id, invites.invitedBy))
    .where(and(eq(invites.id, inviteId), isOpen));
  return row;
}

/** True for the one who takes it. */
export async function takeInvite(
  transaction: Transaction,
  inviteId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const taken = await transaction
    .update(invites)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(and(eq(invites.id, inviteId), isOpen))
    .returning({ id: invites.id });
  return taken.length === 1;
}

export async function renewInvite(
  transaction: Transaction,
  { workspaceId, id }: Pick<InviteRow, 'workspaceId' | 'id'>,
  change: Partial<Pick<InviteRow, 'expiresAt' | 'role' | 'groupIds' | 'usageLimit' | 'invitedBy'>>,
): Promise<InviteRow> {
  const [row] = await transaction
    .update(invites)
    .set(change)
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id)))
    .returning();
  return row!;
}

export async function deleteInvite(
  transaction: Transaction,
  { workspaceId, id }: Pick<InviteRow, 'workspaceId' | 'id'>,
): Promise<void> {
  await transaction.delete(invites).where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id)));
}

/** Nobody joins a workspace that is about to go. */
export async function deleteInvites(transaction: Transaction, workspaceId: string): Promise<void> {
  await transaction.delete(invites).where(eq(invites.workspaceId, workspaceId));
}

/** The groups among these that the workspace has. */
export async function findGroupIds(
  db: Queryable,
  workspaceId: string,
  groupIds: readonly string[],
): Promise<string[]> {
  if (groupIds.length === 0) return [];
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.workspaceId, workspaceId), inArray(groups.id, [...groupIds])));
  return rows.map((row) => row.id);
}

export async function enterGroups(
  transaction: Transaction,
  { workspaceId, userId, groupIds }: { workspaceId: string; userId: string; groupIds: readonly string[] },
): Promise<void> {
  for (const groupId of await findGroupIds(transaction, workspaceId, groupIds)) {
    await transaction.insert(groupMembers).values({ groupId, userId }).onConflictDoNothing();
  }
}

/** Which of these addresses are those of members. */
export async function findMemberEmails(
  db: Queryable,
  workspaceId: string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await db.execute<{ email: string }>(sql`
    select lower(u.email) as email from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and lower(u.email) = any(${sql.param([...emails])}::text[])`);
  return rows.rows.map((row) => row.email);
}
