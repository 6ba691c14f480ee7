import { z } from 'zod';
import { accessToken, email, newPassword } from './accounts.ts';
import { permissions } from './permissions.ts';
import { json, route } from './route.ts';
import { id, ok, optional } from './wire.ts';

export const apiKey = z.object({
  key_id: z.string(),
  name: z.string(),
  /** The first characters and the last four; the key itself is stored as a hash. */
  hint: z.string(),
  /** Null: all permissions. */
  permissions: z.array(z.enum(permissions)).nullable(),
  /** Credits the key may use a month; null: no limit of its own. */
  character_limit: z.int().nullable(),
  character_count: z.int(),
  is_disabled: z.boolean(),
  created_at_unix: z.int(),
  last_used_at_unix: z.int().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const name = z.string().trim().min(1).max(100);
const scopes = z.array(z.enum(permissions)).max(permissions.length);
const characterLimit = z.int().min(1).max(1_000_000_000_000);

export const workspaceRoutes = {
  setup: route({
    id: 'workspaces.setup',
    method: 'POST',
    path: '/v1/setup',
    summary: "Create the owner with the server's one-time link",
    access: 'public',
    internal: true,
    body: z.object({
      token: z.string().min(20).max(200),
      first_name: z.string().trim().min(1).max(100),
      email,
      password: newPassword,
    }),
    answer: json(accessToken),
  }),
  listApiKeys: route({
    id: 'workspaces.list-api-keys',
    method: 'GET',
    path: '/v1/user/api-keys',
    summary: 'List the API keys',
    access: 'create_user_api_key',
    answer: json(z.object({ api_keys: z.array(apiKey) })),
  }),
  createApiKey: route({
    id: 'workspaces.create-api-key',
    method: 'POST',
    path: '/v1/user/create-api-key',
    summary: 'Create an API key; it is shown once',
    access: 'create_user_api_key',
    body: z.object({ name, permissions: optional(scopes), character_limit: optional(characterLimit) }),
    answer: json(z.object({ xi_api_key: z.string(), key_id: z.string() })),
  }),
  editApiKey: route({
    id: 'workspaces.edit-api-key',
    method: 'POST',
    path: '/v1/user/edit-api-key',
    summary: 'Rename, restrict or disable an API key',
    access: 'create_user_api_key',
    body: z.object({
      key_id: id,
      name: optional(name),
      is_disabled: optional(z.boolean()),
      /** Null lifts the limit; absent leaves it. */
      character_limit: characterLimit.nullable().optional(),
      permissions: scopes.nullable().optional(),
    }),
    answer: json(ok),
  }),
  deleteApiKey: route({
    id: 'workspaces.delete-api-key',
    method: 'DELETE',
    path: '/v1/user/delete-api-key',
    summary: 'Revoke an API key',
    access: 'create_user_api_key',
    query: z.object({ key_id: id }),
    answer: json(ok),
  }),
};
