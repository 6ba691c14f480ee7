import { everybodyGroupId, type Resource } from '@mynah/contract/workspaces/sharing';
import type { ResourceAnswer } from './actions/share-resource.ts';

export function toResource({ shares, options, ...found }: ResourceAnswer): Resource {
  const roleToGroupIds: Record<string, string[]> = {};
  for (const { role, principalType, principalId } of shares) {
    const id = principalType === 'workspace' ? everybodyGroupId : principalId;
    roleToGroupIds[role] = [...(roleToGroupIds[role] ?? []), id];
  }
  return {
    resource_id: found.resourceId,
    resource_name: found.name,
    resource_type: found.resourceType,
    creator_user_id: found.creatorUserId,
    anonymous_access_level_override: null,
    role_to_group_ids: roleToGroupIds,
    share_options: options,
  };
}
