import type { Group } from '@mynah/contract/workspaces/groups';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { GroupWithMembers } from './groups.store.ts';

export const toGroup = ({ group, members }: GroupWithMembers): Group => ({
  id: group.id,
  name: group.name,
  members: members.map(({ id }) => id),
  members_emails: members.map(({ email }) => email),
  permissions: group.permissions,
  is_scim_synced: group.externalId !== null,
  scim_group: group.externalId === null ? null : toScimGroup(group, group.externalId),
  scim_frozen: false,
  group_usage_limit: group.usageLimit,
  group_pvc_limit: null,
  character_count: null,
});

const toScimGroup = (
  { name, createdAt, updatedAt }: GroupWithMembers['group'],
  externalId: string,
): NonNullable<Group['scim_group']> => ({
  scim_external_id: externalId,
  display_name: name,
  created_at_unix: unixSeconds(createdAt),
  updated_at_unix: unixSeconds(updatedAt),
  seat_type: null,
});

export function toFoundGroup(found: GroupWithMembers): Pick<Group, 'id' | 'name' | 'members_emails'> {
  const { id, name, members_emails } = toGroup(found);
  return { id, name, members_emails };
}
