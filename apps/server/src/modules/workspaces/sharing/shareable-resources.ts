import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import type { Queryable } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';

export interface ShareableResource {
  type: ResourceType;
  find(
    db: Queryable,
    workspaceId: string,
    id: string,
  ): Promise<{ name: string; creatorUserId: string | null } | undefined>;
}
/** Kinds of things that members can share; the module that has the thing fills it, and calls `shareNewResource` where it makes one. */
export const shareableResources = extensionPoint<ShareableResource>('workspaces.shareable-resources');
