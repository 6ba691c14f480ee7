import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isResourceRoleAtLeast, resourceRoleOf } from './sharing.policy.ts';
import { findSharedResources, findSharedRoles } from './sharing.store.ts';

/** Resources of the type that reach the caller by a share, by id. What they made themselves, and admins, need none. */
export const sharedResourceRoles = (
  { db }: Platform,
  actor: Actor,
  type: ResourceType,
): Promise<ReadonlyMap<string, ResourceRole>> => findSharedResources(db, actor, type);

export interface OwnedResource {
  type: ResourceType;
  id: string;
  creatorUserId: string | null;
}

/**
 * Lets through who may do so much with the resource of their workspace.
 * @throws Failure `resource_not_found` to who does not see it, `permission_denied` to who may do less
 */
export async function requireResourceRole(
  { db }: Platform,
  actor: Actor,
  { type, id, creatorUserId }: OwnedResource,
  least: ResourceRole,
): Promise<void> {
  const shared = await findSharedRoles(db, actor, { resourceType: type, resourceId: id });
  const role = resourceRoleOf(actor, creatorUserId, shared);
  if (role === undefined) throw resourceNotFound();
  if (isResourceRoleAtLeast(role, least)) return;
  throw new Failure(
    'permission_denied',
    `This requires the role ${least} on the resource. Yours is ${role}.`,
  );
}

export const resourceNotFound = (): Failure =>
  new Failure('resource_not_found', 'Resource not found in this workspace.');
