import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { apiKeys } from '../access/api-keys/api-keys.tables.ts';
import { groupMembers, groups } from '../members/groups/groups.tables.ts';
import { memberships } from '../memberships/memberships.tables.ts';
import { isResourceRoleAtLeast } from './sharing.policy.ts';
import { resourceShares } from './sharing.tables.ts';

export type ShareRow = typeof resourceShares.$inferSelect;
export type Principal = Pick<ShareRow, 'principalType' | 'principalId'>;

export interface ResourceName {
  workspaceId: string;
  resourceType: string;
  resourceId: string;
}

const ofResource = ({ workspaceId, resourceType, resourceId }: ResourceName) =>
  and(
    eq(resourceShares.workspaceId, workspaceId),
    eq(resourceShares.resourceType, resourceType),
    eq(resourceShares.resourceId, resourceId),
  );

/** What of a type members shared within the workspace, with whomever. */
export async function listSharedResourceIds(
  db: Queryable,
  workspaceId: string,
  resourceType: ResourceType,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: resourceShares.resourceId })
    .from(resourceShares)
    .where(and(eq(resourceShares.workspaceId, workspaceId), eq(resourceShares.resourceType, resourceType)));
  return rows.map(({ id }) => id);
}

const isPrincipal = ({ principalType, principalId }: Principal) =>
  and(eq(resourceShares.principalType, principalType), eq(resourceShares.principalId, principalId));

export const listShares = (db: Queryable, name: ResourceName): Promise<ShareRow[]> =>
  db.select().from(resourceShares).where(ofResource(name));

/** In whose name a share reaches the caller: the person, their groups, the key that they use, everybody. */
const reaches = ({ workspaceId, userId, apiKeyId }: Actor) => {
  const ofGroups = and(
    eq(resourceShares.principalType, 'group'),
    sql`${resourceShares.principalId} in (
      select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${userId})`,
  );
  return or(
    isPrincipal({ principalType: 'user', principalId: userId }),
    isPrincipal({ principalType: 'workspace', principalId: workspaceId }),
    apiKeyId === undefined ? undefined : isPrincipal({ principalType: 'api-key', principalId: apiKeyId }),
    ofGroups,
  );
};

export async function findSharedRoles(
  db: Queryable,
  actor: Actor,
  resource: Omit<ResourceName, 'workspaceId'>,
): Promise<ResourceRole[]> {
  const { workspaceId } = actor;
  const rows = await db
    .select({ role: resourceShares.role })
    .from(resourceShares)
    .where(and(ofResource({ workspaceId, ...resource }), reaches(actor)));
  return rows.map(({ role }) => role);
}

/** What reaches the caller by shares, each with the most that any of them allows. */
export async function findSharedResources(
  db: Queryable,
  actor: Actor,
  resourceType: string,
): Promise<Map<string, ResourceRole>> {
  const rows = await db
    .select({ id: resourceShares.resourceId, role: resourceShares.role })
    .from(resourceShares)
    .where(
      and(
        eq(resourceShares.workspaceId, actor.workspaceId),
        eq(resourceShares.resourceType, resourceType),
        reaches(actor),
      ),
    );
  const roles = new Map<string, ResourceRole>();
  for (const { id, role } of rows) {
    const known = roles.get(id);
    if (!known || isResourceRoleAtLeast(role, known)) roles.set(id, role);
  }
  return roles;
}

/** A second share with the same principal replaces the first. */
export async function upsertShare(
  transaction: Transaction,
  share: typeof resourceShares.$inferInsert,
): Promise<void> {
  const { workspaceId, resourceType, resourceId, principalType, principalId } = resourceShares;
  await transaction
    .insert(resourceShares)
    .values(share)
    .onConflictDoUpdate({
      target: [workspaceId, resourceType, resourceId, principalType, principalId],
      set: { role: share.role },
    });
}

/** False when there was no such share. */
export async function deleteShare(
  transaction: Transaction,
  name: ResourceName,
  principal: Principal,
): Promise<boolean> {
  const deleted = await transaction
    .delete(resourceShares)
    .where(and(ofResource(name), isPrincipal(principal)))
    .returning({ id: resourceShares.id });
  return deleted.length > 0;
}

/** What was shared with them is shared with them no more. */
export async function deleteSharesWith(
  transaction: Transaction,
  workspaceId: string,
  principal: Principal,
): Promise<void> {
  await transaction
    .delete(resourceShares)
    .where(and(eq(resourceShares.workspaceId, workspaceId), isPrincipal(principal)));
}

export interface ShareTarget {
  type: 'user' | 'group' | 'key';
  id: string;
  name: string;
}

/** With whom anything could be shared: everybody with an address, groups, keys of the workspace. */
export async function listShareTargets(db: Queryable, workspaceId: string): Promise<ShareTarget[]> {
  const people = await db
    .select({ id: users.id, name: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(users.email);
  const teams = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.workspaceId, workspaceId))
    .orderBy(groups.name);
  const keys = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceId),
        or(eq(apiKeys.owner, 'workspace'), eq(users.kind, 'service-account')),
      ),
    )
    .orderBy(apiKeys.name);
  return [
    ...people.map((row) => ({ type: 'user' as const, ...row })),
    ...teams.map((row) => ({ type: 'group' as const, ...row })),
    ...keys.map((row) => ({ type: 'key' as const, ...row })),
  ];
}
