import type { SharingLevel } from '@mynah/contract/workspaces/service-accounts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { serviceAccountGroups } from './service-accounts.tables.ts';

export type ServiceAccountRow = Awaited<ReturnType<typeof listServiceAccounts>>[number];

export interface SharingGroup {
  groupId: string;
  permissionLevel: SharingLevel;
}

const ofWorkspace = (workspaceId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(users.kind, 'service-account'));

const selectAccounts = (db: Queryable) =>
  db
    .select({
      userId: users.id,
      name: users.firstName,
      role: memberships.role,
      createdAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId));

export const listServiceAccounts = (db: Queryable, workspaceId: string) =>
  selectAccounts(db).where(ofWorkspace(workspaceId)).orderBy(asc(memberships.createdAt), asc(users.id));

export async function findServiceAccount(
  db: Queryable,
  workspaceId: string,
  userId: string,
): Promise<ServiceAccountRow | undefined> {
  const [row] = await selectAccounts(db).where(and(ofWorkspace(workspaceId), eq(users.id, userId)));
  return row;
}

/** No password and an address that no mail reaches: nobody signs in as it. */
export async function insertServiceUser(
  transaction: Transaction,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<void> {
  await transaction.insert(users).values({
    id: userId,
    kind: 'service-account',
    email: `${userId.toLowerCase()}@service-account.invalid`,
    firstName: name,
    createdAt: now,
  });
}

/** The account was looked up in the workspace before. */
export async function renameServiceUser(
  transaction: Transaction,
  userId: string,
  name: string,
): Promise<void> {
  await transaction
    .update(users)
    .set({ firstName: name })
    .where(and(eq(users.id, userId), eq(users.kind, 'service-account')));
}

/** With its membership and its keys. It was looked up in the workspace before. */
export async function deleteServiceUser(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(users).where(and(eq(users.id, userId), eq(users.kind, 'service-account')));
}

export async function listSharingGroups(
  db: Queryable,
  workspaceId: string,
): Promise<(SharingGroup & { userId: string })[]> {
  return db
    .select({
      userId: serviceAccountGroups.userId,
      groupId: serviceAccountGroups.groupId,
      permissionLevel: serviceAccountGroups.permissionLevel,
    })
    .from(serviceAccountGroups)
    .innerJoin(memberships, eq(memberships.userId, serviceAccountGroups.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(serviceAccountGroups.groupId));
}

/** None for a person. */
export const listSharingGroupsOf = (db: Queryable, userId: string): Promise<SharingGroup[]> =>
  db
    .select({
      groupId: serviceAccountGroups.groupId,
      permissionLevel: serviceAccountGroups.permissionLevel,
    })
    .from(serviceAccountGroups)
    .where(eq(serviceAccountGroups.userId, userId));

/** Account and groups were looked up in the workspace before. */
export async function replaceSharingGroups(
  transaction: Transaction,
  userId: string,
  groups: readonly SharingGroup[],
): Promise<void> {
  await transaction.delete(serviceAccountGroups).where(eq(serviceAccountGroups.userId, userId));
  if (groups.length === 0) return;
  await transaction.insert(serviceAccountGroups).values(groups.map((group) => ({ ...group, userId })));
}
