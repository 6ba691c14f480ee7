import { workspaceKeyRoutes as routes } from '@mynah/contract/workspaces/workspace-keys';
import { type Actor, handle } from '../../../../platform/http/index.ts';
import { updateWorkspace } from '../../administration/index.ts';
import { createApiKey } from './actions/create-api-key.ts';
import { deleteApiKey } from './actions/delete-api-key.ts';
import { disableOwnKey } from './actions/disable-own-key.ts';
import { editApiKey } from './actions/edit-api-key.ts';
import { type KeyScope, listApiKeyRows } from './api-keys.store.ts';
import { toApiKey } from './api-keys.view.ts';

const ok = { status: 'ok' as const };
const scopeOf = ({ workspaceId }: Actor): KeyScope => ({ workspaceId, owner: 'workspace' });

export const workspaceKeyRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const rows = await listApiKeyRows(platform.db, scopeOf(actor));
    return { api_keys: rows.map((row) => toApiKey(row, platform.clock.now())) };
  }),
  handle(routes.create, async ({ platform, actor, body }) => {
    const holder = { userId: actor.userId, owner: 'workspace' as const };
    const { key, keyId } = await createApiKey(platform, actor, { ...body, holder });
    return { xi_api_key: key, key_id: keyId };
  }),
  handle(routes.edit, async ({ platform, actor, params, body }) => {
    await editApiKey(platform, actor, { ...body, keyId: params.apiKeyId, scope: scopeOf(actor) });
    return ok;
  }),
  handle(routes.delete, async ({ platform, actor, params }) => {
    await deleteApiKey(platform, actor, params.apiKeyId, scopeOf(actor));
    return ok;
  }),
  handle(routes.disableSelf, async ({ platform, actor }) => {
    await disableOwnKey(platform, actor);
    return ok;
  }),
  handle(routes.setThirdPartyDisabling, async ({ platform, actor, body }) => {
    const { thirdPartyDisableAllowed = null } = body;
    await updateWorkspace(platform, actor, { thirdPartyDisableAllowed });
    return ok;
  }),
];
