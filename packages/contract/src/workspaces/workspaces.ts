import { z } from 'zod';
import { accessToken, email, newPassword } from '../accounts/accounts.ts';
import { permissions } from '../permissions.ts';
import { json, route } from '../route.ts';
import { serverOrigin } from '../server-address.ts';
import { id, ok, optional } from '../wire.ts';

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
  /** Addresses and CIDR ranges that may use it; null: all. */
  allowed_ips: z.array(z.string()).nullable(),
  expires_at_unix: z.int().nullable(),
  /** May whoever holds the key disable it? Null: as the workspace has it. */
  third_party_disable_allowed: z.boolean().nullable(),
  created_at_unix: z.int(),
  last_used_at_unix: z.int().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyName = z.string().trim().min(1).max(100);
export const apiKeyScopes = z.array(z.enum(permissions)).max(permissions.length);
/** Credits a month. */
export const apiKeyLimit = z.int().min(1).max(1_000_000_000_000);
/** Addresses and CIDR ranges. */
export const apiKeyAddresses = z.array(z.string().trim().max(50)).min(1).max(100);
export const apiKeyExpiry = z.int().min(0).max(253_402_300_799);

export const newApiKey = z.object({
  name: apiKeyName,
  /** Absent: all that the maker may give. */
  permissions: optional(apiKeyScopes),
  character_limit: optional(apiKeyLimit),
  allowed_ips: optional(apiKeyAddresses),
  expires_at_unix: optional(apiKeyExpiry),
  third_party_disable_allowed: optional(z.boolean()),
});

/** Absent fields stay; null lifts a limit, an expiry, the list of addresses or the key's own choice. */
export const apiKeyEdit = z.object({
  name: optional(apiKeyName),
  is_disabled: optional(z.boolean()),
  character_limit: apiKeyLimit.nullable().optional(),
  permissions: apiKeyScopes.nullable().optional(),
  allowed_ips: apiKeyAddresses.nullable().optional(),
  expires_at_unix: apiKeyExpiry.nullable().optional(),
  third_party_disable_allowed: z.boolean().nullable().optional(),
});

export const createdApiKey = z.object({ xi_api_key: z.string(), key_id: z.string() });

export const workspaceRoutes = {
  setup: route({
    id: 'workspaces.setup',
    method: 'POST',
    path: '/v1/setup',
    summary: 'Create the owner with the server’s one-time link',
    access: 'public',
    internal: true,
    body: z.object({
      token: z.string().min(20).max(200),
      first_name: z.string().trim().min(1).max(100),
      email,
      password: newPassword,
      /** What the owner's browser shows; links carry it from now on. */
      address: optional(serverOrigin),
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
    summary: 'Create an API key; it’s shown once',
    access: 'create_user_api_key',
    body: newApiKey,
    answer: json(createdApiKey),
  }),
  editApiKey: route({
    id: 'workspaces.edit-api-key',
    method: 'POST',
    path: '/v1/user/edit-api-key',
    summary: 'Rename, restrict or disable an API key',
    access: 'create_user_api_key',
    body: apiKeyEdit.extend({ key_id: id }),
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
