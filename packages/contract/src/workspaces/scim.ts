import { z } from 'zod';
import { empty, json, type Route, route } from '../route.ts';
import { id, optional } from '../wire.ts';

/**
 * SCIM 2.0 (RFC 7643, RFC 7644): a directory keeps members and groups. Names are the standard's own (camelCase). Bodies
 * are read by the workspace's SCIM room, since their form hangs on `schemas` and on the directory's habits.
 */
const contentType = 'application/scim+json';
const resource = z.record(z.string(), z.unknown());
const list = z.object({
  schemas: z.array(z.string()),
  totalResults: z.int(),
  startIndex: z.int(),
  itemsPerPage: z.int(),
  Resources: z.array(resource),
});

const listQuery = z.object({
  filter: optional(z.string().max(2000)),
  /** Counted from 1; less counts as 1, as the standard says. */
  startIndex: optional(z.coerce.number().int()),
  count: optional(z.coerce.number().int()),
  attributes: optional(z.string().max(1000)),
  excludedAttributes: optional(z.string().max(1000)),
});

interface Declared<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends Route['answer'],
> extends Pick<
    Route<P, Q, B, A>,
    'id' | 'method' | 'path' | 'summary' | 'params' | 'query' | 'body' | 'answer'
  > {}

/** What all of them have in common. They are the standard's, so the API's document leaves them out. */
const scim = <
  A extends Route['answer'],
  P extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
>(
  declared: Declared<P, Q, B, A>,
) =>
  route<P, Q, B, A>({
    ...declared,
    path: `/scim/v2${declared.path}`,
    access: 'scim_provision',
    internal: true,
    failsAs: 'scim',
  });

const one = json(resource, { contentType });
const made = json(resource, { contentType, status: 201 });
const many = json(list, { contentType });
const userParams = z.object({ scim_user_id: id });
const groupParams = z.object({ scim_group_id: id });
const attributeQuery = listQuery.pick({ attributes: true, excludedAttributes: true });

export const scimRoutes = {
  serviceProviderConfig: scim({
    id: 'scim.service-provider-config',
    method: 'GET',
    path: '/ServiceProviderConfig',
    summary: 'Get what this SCIM service supports',
    answer: one,
  }),
  resourceTypes: scim({
    id: 'scim.resource-types',
    method: 'GET',
    path: '/ResourceTypes',
    summary: 'List the resource types',
    answer: many,
  }),
  schemas: scim({
    id: 'scim.schemas',
    method: 'GET',
    path: '/Schemas',
    summary: 'List the resource attributes',
    answer: many,
  }),
  listUsers: scim({
    id: 'scim.list-users',
    method: 'GET',
    path: '/Users',
    summary: 'List or search members',
    query: listQuery,
    answer: many,
  }),
  createUser: scim({
    id: 'scim.create-user',
    method: 'POST',
    path: '/Users',
    summary: 'Add a member',
    body: resource,
    answer: made,
  }),
  getUser: scim({
    id: 'scim.get-user',
    method: 'GET',
    path: '/Users/{scim_user_id}',
    summary: 'A member',
    params: userParams,
    query: attributeQuery,
    answer: one,
  }),
  replaceUser: scim({
    id: 'scim.replace-user',
    method: 'PUT',
    path: '/Users/{scim_user_id}',
    summary: 'Replace a member',
    params: userParams,
    body: resource,
    answer: one,
  }),
  patchUser: scim({
    id: 'scim.patch-user',
    method: 'PATCH',
    path: '/Users/{scim_user_id}',
    summary: 'Change a member; without `active` the member is locked',
    params: userParams,
    body: resource,
    answer: one,
  }),
  deleteUser: scim({
    id: 'scim.delete-user',
    method: 'DELETE',
    path: '/Users/{scim_user_id}',
    summary: 'Lock a member out and end their sessions',
    params: userParams,
    answer: empty,
  }),
  listGroups: scim({
    id: 'scim.list-groups',
    method: 'GET',
    path: '/Groups',
    summary: 'List or search groups',
    query: listQuery,
    answer: many,
  }),
  createGroup: scim({
    id: 'scim.create-group',
    method: 'POST',
    path: '/Groups',
    summary: 'Create a group',
    body: resource,
    answer: made,
  }),
  getGroup: scim({
    id: 'scim.get-group',
    method: 'GET',
    path: '/Groups/{scim_group_id}',
    summary: 'A group',
    params: groupParams,
    query: attributeQuery,
    answer: one,
  }),
  replaceGroup: scim({
    id: 'scim.replace-group',
    method: 'PUT',
    path: '/Groups/{scim_group_id}',
    summary: 'Replace a group and its members',
    params: groupParams,
    body: resource,
    answer: one,
  }),
  patchGroup: scim({
    id: 'scim.patch-group',
    method: 'PATCH',
    path: '/Groups/{scim_group_id}',
    summary: 'Change a group or its members',
    params: groupParams,
    body: resource,
    answer: one,
  }),
  deleteGroup: scim({
    id: 'scim.delete-group',
    method: 'DELETE',
    path: '/Groups/{scim_group_id}',
    summary: 'Delete a group',
    params: groupParams,
    answer: empty,
  }),
};
