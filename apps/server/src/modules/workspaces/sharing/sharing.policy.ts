import { isRoleAtLeast } from '@mynah/contract';
import { type ResourceRole, resourceRoles } from '@mynah/contract/workspaces/sharing';
import type { Actor } from '../../../platform/http/index.ts';

export const isResourceRoleAtLeast = (role: ResourceRole, least: ResourceRole): boolean =>
  resourceRoles.indexOf(role) >= resourceRoles.indexOf(least);

/**
 * What somebody may do with a resource: admins of the workspace and whoever made it all of it, others the most that
 * was shared with them in any way. Undefined: they do not see it.
 */
export function resourceRoleOf(
  actor: Pick<Actor, 'userId' | 'role'>,
  creatorUserId: string | null,
  shared: readonly ResourceRole[],
): ResourceRole | undefined {
  if (isRoleAtLeast(actor.role, 'admin') || creatorUserId === actor.userId) return 'admin';
  return resourceRoles.findLast((role) => shared.includes(role));
}
