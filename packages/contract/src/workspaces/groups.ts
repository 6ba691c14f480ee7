import { z } from 'zod';
import { email } from '../accounts/accounts.ts';
import { permissions } from '../permissions.ts';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';

export const group = z.object({
  id: z.string(),
  name: z.string(),
  /** User ids. */
  members: z.array(z.string()),
  members_emails: z.array(z.string()),
  /** What its members may do beside what all members may. */
  permissions: z.array(z.enum(permissions)),
  is_scim_synced: z.boolean(),
  /** A directory's word for the group; null: no directory keeps it. */
  scim_group: z
    .object({
      scim_external_id: z.string(),
      display_name: z.string(),
      created_at_unix: z.int(),
      updated_at_unix: z.int(),
      /** Directories say nothing of seats. */
      seat_type: z.null(),
    })
    .nullable(),
  /** A directory's groups are never frozen here. */
  scim_frozen: z.boolean(),
  /** Credits that its members may use a month together; null: no limit. */
  group_usage_limit: z.int().nullable(),
  /** There are none for groups. */
  group_pvc_limit: z.null(),
  character_count: z.null(),
});
export type Group = z.infer<typeof group>;

const name = z.string().trim().min(1).max(100);
const granted = z.array(z.enum(permissions)).max(permissions.length);
const ofGroup = z.object({ group_id: id });
const byEmail = z.object({ email });

export const groupRoutes = {
  list: route({
    id: 'groups.list',
    method: 'GET',
    path: '/v1/workspace/groups',
    summary: 'List the workspace’s groups, by id',
    access: 'workspace_members_read',
    answer: json(z.record(z.string(), group)),
  }),
  search: route({
    id: 'groups.search',
    method: 'GET',
    path: '/v1/workspace/groups/search',
    summary: 'Find a group by name',
    access: 'workspace_members_read',
    query: z.object({ name: z.string().trim().min(1).max(100) }),
    answer: json(z.array(group.pick({ id: true, name: true, members_emails: true }))),
  }),
  create: route({
    id: 'groups.create',
    method: 'POST',
    path: '/v1/workspace/groups',
    summary: 'Create a group',
    access: 'group_members_manage',
    body: z.object({
      name,
      permissions: optional(granted),
      members_emails: optional(z.array(email).max(100)),
    }),
    answer: json(ok.extend({ group })),
  }),
  edit: route({
    id: 'groups.edit',
    method: 'PATCH',
    path: '/v1/workspace/groups/{group_id}',
    summary: 'Rename a group or change its permissions',
    access: 'group_members_manage',
    params: ofGroup,
    body: z.object({ name: optional(name), permissions: optional(granted) }),
    answer: json(ok.extend({ group })),
  }),
  delete: route({
    id: 'groups.delete',
    method: 'DELETE',
    path: '/v1/workspace/groups/{group_id}',
    summary: 'Delete a group but keep its members in the workspace',
    access: 'group_members_manage',
    params: ofGroup,
    answer: json(ok),
  }),
  addMember: route({
    id: 'groups.add-member',
    method: 'POST',
    path: '/v1/workspace/groups/{group_id}/members',
    summary: 'Add a member to a group',
    access: 'group_members_manage',
    params: ofGroup,
    body: byEmail,
    answer: json(ok),
  }),
  removeMember: route({
    id: 'groups.remove-member',
    method: 'POST',
    path: '/v1/workspace/groups/{group_id}/members/remove',
    summary: 'Remove a member from a group',
    access: 'group_members_manage',
    params: ofGroup,
    body: byEmail,
    answer: json(ok),
  }),
};
