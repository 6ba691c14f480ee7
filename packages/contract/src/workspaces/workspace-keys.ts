import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { apiKey, apiKeyEdit, createdApiKey, newApiKey } from './workspaces.ts';

const ofKey = z.object({ api_key_id: id });

/** Keys of the workspace itself (WSP-070): each acts as the admin who made it. */
export const workspaceKeyRoutes = {
  list: route({
    id: 'workspace-keys.list',
    method: 'GET',
    path: '/v1/workspace/api-keys',
    summary: 'List the workspace’s API keys',
    access: 'service_account_write',
    answer: json(z.object({ api_keys: z.array(apiKey) })),
  }),
  create: route({
    id: 'workspace-keys.create',
    method: 'POST',
    path: '/v1/workspace/api-keys',
    summary: 'Create a workspace API key; it’s shown once',
    access: 'service_account_write',
    body: newApiKey,
    answer: json(createdApiKey),
  }),
  edit: route({
    id: 'workspace-keys.edit',
    method: 'PATCH',
    path: '/v1/workspace/api-keys/{api_key_id}',
    summary: 'Rename, restrict or disable a workspace API key',
    access: 'service_account_write',
    params: ofKey,
    body: apiKeyEdit,
    answer: json(ok),
  }),
  delete: route({
    id: 'workspace-keys.delete',
    method: 'DELETE',
    path: '/v1/workspace/api-keys/{api_key_id}',
    summary: 'Revoke a workspace API key',
    access: 'service_account_write',
    params: ofKey,
    answer: json(ok),
  }),
  /** For whoever finds a leaked key: the key itself is the right to end it. */
  disableSelf: route({
    id: 'workspace-keys.disable-self',
    method: 'POST',
    path: '/v1/workspaces/api-keys/disable',
    summary: 'Disable the API key used for this call',
    access: 'any',
    query: z.object({ api_key_name: z.literal('self') }),
    answer: json(ok),
  }),
  setThirdPartyDisabling: route({
    id: 'workspace-keys.third-party-disabling',
    method: 'POST',
    path: '/v1/workspaces/api-keys/third-party-disabling',
    summary: 'Set whether key holders can disable their key; null leaves it to each key',
    access: 'workspace_write',
    body: z.object({ third_party_disable_allowed: optional(z.boolean()) }),
    answer: json(ok),
  }),
};
