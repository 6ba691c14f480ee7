import type { Group } from '@mynah/contract/groups';
import type { GroupWithMembers } from './groups.store.ts';

export const toGroup = ({ group, members }: GroupWithMembers): Group => ({
  id: group.id,
  name: group.name,
  members: members.map(({ id }) => id),
  members_emails: members.map(({ email }) => email),
  permissions: group.permissions,
  is_scim_synced: group.externalId !== null,
});

export function toFoundGroup(found: GroupWithMembers): Pick<Group, 'id' | 'name' | 'members_emails'> {
  const { id, name, members_emails } = toGroup(found);
  return { id, name, members_emails };
}
