import { z } from 'zod';
import { permissions, workspaceRoles } from '../permissions.ts';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { group } from './groups.ts';
import { apiKeyAddresses, apiKeyExpiry, apiKeyLimit, apiKeyName, apiKeyScopes } from './workspaces.ts';

/** By those whose key it is; or by its holder, who found it in public. */
export const keyDisableReasons = ['self_disabled', 'exposed_publicly'] as const;
export type KeyDisableReason = (typeof keyDisableReasons)[number];

export const serviceAccountKey = z.object({
  name: z.string(),
  hint: z.string(),
  key_id: z.string(),
  service_account_user_id: z.string(),
  created_at_unix: z.int(),
  is_disabled: z.boolean(),
  /** Null: all that the account may do. */
  permissions: z.array(z.enum(permissions)).nullable(),
  character_limit: z.int().nullable(),
  character_count: z.int(),
  /** SHA-256 in hex: a program that knows a key can tell which one it is. */
  hashed_xi_api_key: z.string(),
  allowed_ips: z.array(z.string()).nullable(),
  expires_at_unix: z.int().nullable(),
  third_party_disable_allowed: z.boolean().nullable(),
  last_used_at_unix: z.int().nullable(),
  /** Null while it may be used. Who disabled a key stands in the audit log. */
  disable_reason: z.enum(keyDisableReasons).nullable(),
  /** Keys have a limit of credits and no other. */
  platform_limits: z.null(),
});
export type ServiceAccountKey = z.infer<typeof serviceAccountKey>;

export const sharingLevels = ['admin', 'editor', 'viewer'] as const;
export type SharingLevel = (typeof sharingLevels)[number];

export const serviceAccount = z.object({
  service_account_user_id: z.string(),
  name: z.string(),
  role: z.enum(workspaceRoles),
  created_at_unix: z.int(),
  'api-keys': z.array(serviceAccountKey),
  default_sharing_groups: z.array(z.object({ group, permission_level: z.enum(sharingLevels) })),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

const sharingGroups = z.array(z.object({ group_id: id, permission_level: z.enum(sharingLevels) })).max(100);
const ofAccount = z.object({ service_account_user_id: id });
const ofKey = ofAccount.extend({ api_key_id: id });
const createdKey = z.object({ 'xi-api-key': z.string(), key_id: z.string() });

/** `clear` becomes null; `no_update`, null and an absent field become undefined. */
const changed = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.enum(['clear', 'no_update']), schema])
    .nullish()
    .transform((value) =>
      value === 'clear' ? null : value === 'no_update' ? undefined : (value ?? undefined),
    );

/** `all` becomes null. */
const scopesOrAll = z
  .union([z.literal('all'), apiKeyScopes])
  .transform((value) => (value === 'all' ? null : value));

const newKey = z.object({
  name: apiKeyName,
  permissions: scopesOrAll,
  character_limit: optional(apiKeyLimit),
  allowed_ips: optional(apiKeyAddresses),
  expires_at_unix: optional(apiKeyExpiry),
  third_party_disable_allowed: optional(z.boolean()),
});

const keyEdit = z.object({
  is_enabled: optional(z.union([z.boolean(), z.literal('no_update')])),
  name: optional(apiKeyName),
  permissions: z
    .union([z.enum(['all', 'no_update']), apiKeyScopes])
    .nullish()
    .transform((value) =>
      value === 'all' ? null : value === 'no_update' ? undefined : (value ?? undefined),
    ),
  character_limit: changed(apiKeyLimit),
  allowed_ips: changed(apiKeyAddresses),
  expires_at_unix: changed(apiKeyExpiry),
  third_party_disable_allowed: changed(z.boolean()),
});

/** An hour to thirty days; 0 ends the old key at once. */
const overlapHours = z.int().min(0).max(720);

export const serviceAccountRoutes = {
  list: route({
    id: 'service-accounts.list',
    method: 'GET',
    path: '/v1/service-accounts',
    summary: 'List the service accounts',
    access: 'service_account_write',
    answer: json(z.object({ 'service-accounts': z.array(serviceAccount) })),
  }),
  create: route({
    id: 'service-accounts.create',
    method: 'POST',
    path: '/v1/service-accounts',
    summary: 'Create a service account: a member for programs, without a seat',
    access: 'service_account_write',
    body: z.object({
      name: apiKeyName,
      /** Editor, unless said otherwise. */
      role: optional(z.enum(workspaceRoles)),
      default_sharing_groups: optional(sharingGroups),
    }),
    answer: json(z.object({ 'service-account-user-id': z.string() })),
  }),
  edit: route({
    id: 'service-accounts.edit',
    method: 'PATCH',
    path: '/v1/service-accounts/{service_account_user_id}',
    summary: 'Rename a service account or change the groups it shares with',
    access: 'service_account_write',
    params: ofAccount,
    body: z.object({ name: optional(apiKeyName), default_sharing_groups: optional(sharingGroups) }),
    answer: json(ok),
  }),
  delete: route({
    id: 'service-accounts.delete',
    method: 'DELETE',
    path: '/v1/service-accounts/{service_account_user_id}',
    summary: 'Delete a service account and its keys; the owner takes over what it created',
    access: 'service_account_write',
    params: ofAccount,
    answer: json(ok),
  }),
  listKeys: route({
    id: 'service-accounts.list-keys',
    method: 'GET',
    path: '/v1/service-accounts/{service_account_user_id}/api-keys',
    summary: 'List a service account’s keys',
    access: 'service_account_write',
    params: ofAccount,
    answer: json(z.object({ 'api-keys': z.array(serviceAccountKey) })),
  }),
  createKey: route({
    id: 'service-accounts.create-key',
    method: 'POST',
    path: '/v1/service-accounts/{service_account_user_id}/api-keys',
    summary: 'Create a key for a service account; it’s shown once',
    access: 'service_account_write',
    params: ofAccount,
    body: newKey,
    answer: json(createdKey),
  }),
  editKey: route({
    id: 'service-accounts.edit-key',
    method: 'PATCH',
    path: '/v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}',
    summary: 'Change a service account’s key',
    access: 'service_account_write',
    params: ofKey,
    body: keyEdit,
    answer: json(ok),
  }),
  deleteKey: route({
    id: 'service-accounts.delete-key',
    method: 'DELETE',
    path: '/v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}',
    summary: 'Revoke a service account’s key',
    access: 'service_account_write',
    params: ofKey,
    answer: json(ok),
  }),
  disableKey: route({
    id: 'service-accounts.disable-key',
    method: 'POST',
    path: '/v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}/disable',
    summary: 'Disable a service account’s key',
    access: 'service_account_write',
    params: ofKey,
    answer: json(ok),
  }),
  rotateKey: route({
    id: 'service-accounts.rotate-key',
    method: 'POST',
    path: '/v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}/rotate',
    summary: 'Rotate a key: create a new one like it; the old one keeps working for some hours',
    access: 'service_account_write',
    params: ofKey,
    body: z.object({ overlap_hours: optional(overlapHours) }),
    answer: json(createdKey.extend({ old_key_expires_at_unix: z.int() })),
  }),
};
