import { z } from 'zod';
import { email } from '../accounts/accounts.ts';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { resourceTypes } from './resource-types.ts';

/** What somebody may do with one resource, least first (WSP-046). */
export const resourceRoles = ['viewer', 'commenter', 'editor', 'admin'] as const;
export type ResourceRole = (typeof resourceRoles)[number];

/** The group id that means every member of the workspace. */
export const everybodyGroupId = 'default';

const role = z.enum(resourceRoles);
const resourceType = z.enum(resourceTypes);

export const resource = z.object({
  resource_id: z.string(),
  resource_name: z.string().nullable(),
  resource_type: resourceType,
  creator_user_id: z.string().nullable(),
  anonymous_access_level_override: role.nullable(),
  /** Groups, people, keys, and `default` for the whole workspace, by what they may do. */
  role_to_group_ids: z.record(z.string(), z.array(z.string())),
  /** With whom it could be shared as well. */
  share_options: z.array(
    z.object({ name: z.string(), id: z.string(), type: z.enum(['user', 'group', 'key']) }),
  ),
});
export type Resource = z.infer<typeof resource>;

/** What the caller may do with a resource, and whose it is, beside the resource itself. */
export const resourceAccessInfo = z.object({
  is_creator: z.boolean(),
  creator_name: z.string(),
  creator_email: z.string(),
  role,
  anonymous_access_level_override: role.nullable(),
  access_source: z.enum(['creator', 'explicit', 'workspace_admin', 'workspace_default']).nullable(),
});
export type ResourceAccessInfo = z.infer<typeof resourceAccessInfo>;

const principal = {
  resource_type: resourceType,
  user_email: optional(email),
  group_id: optional(id),
  workspace_api_key_id: optional(id),
};
interface Principal {
  user_email?: string;
  group_id?: string;
  workspace_api_key_id?: string;
}
const isForOne = ({ user_email, group_id, workspace_api_key_id }: Principal): boolean =>
  [user_email, group_id, workspace_api_key_id].filter((given) => given !== undefined).length === 1;
const forOne = 'Send one of user_email, group_id and workspace_api_key_id';

const ofResource = z.object({ resource_id: id });

export const sharingRoutes = {
  get: route({
    id: 'sharing.get',
    method: 'GET',
    path: '/v1/workspace/resources/{resource_id}',
    summary: 'Get who can access a resource, and how',
    access: 'workspace_read',
    params: ofResource,
    query: z.object({ resource_type: resourceType }),
    answer: json(resource),
  }),
  share: route({
    id: 'sharing.share',
    method: 'POST',
    path: '/v1/workspace/resources/{resource_id}/share',
    summary:
      'Share a resource with a person, a group, a key, or everybody in the workspace (group `default`)',
    access: 'resources_share',
    params: ofResource,
    body: z.object({ role, ...principal }).refine(isForOne, forOne),
    answer: json(ok),
  }),
  unshare: route({
    id: 'sharing.unshare',
    method: 'POST',
    path: '/v1/workspace/resources/{resource_id}/unshare',
    summary: 'Remove a share',
    access: 'resources_share',
    params: ofResource,
    body: z.object(principal).refine(isForOne, forOne),
    answer: json(ok),
  }),
};
