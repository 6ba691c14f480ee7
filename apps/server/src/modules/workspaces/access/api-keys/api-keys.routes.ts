import { workspaceRoutes as routes } from '@mynah/contract/workspaces/workspaces';
import { handle } from '../../../../platform/http/index.ts';
import { createApiKey } from './actions/create-api-key.ts';
import { deleteApiKey } from './actions/delete-api-key.ts';
import { editApiKey, ownKeys } from './actions/edit-api-key.ts';
import { listApiKeyRows } from './api-keys.store.ts';
import { toApiKey } from './api-keys.view.ts';

export const apiKeyRoutes = [
  handle(routes.listApiKeys, async ({ platform, actor }) => {
    const rows = await listApiKeyRows(platform.db, ownKeys(actor));
    return { api_keys: rows.map((row) => toApiKey(row, platform.clock.now())) };
  }),
  handle(routes.createApiKey, async ({ platform, actor, body }) => {
    const { key, keyId } = await createApiKey(platform, actor, body);
    return { xi_api_key: key, key_id: keyId };
  }),
  handle(routes.editApiKey, async ({ platform, actor, body }) => {
    await editApiKey(platform, actor, body);
    return { status: 'ok' as const };
  }),
  handle(routes.deleteApiKey, async ({ platform, actor, query }) => {
    await deleteApiKey(platform, actor, query.keyId);
    return { status: 'ok' as const };
  }),
];
