import { serviceAccountRoutes as routes } from '@mynah/contract/workspaces/service-accounts';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { type Actor, handle } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  createApiKey,
  deleteApiKey,
  editApiKey,
  type KeyScope,
  listServiceKeys,
  rotateKey,
} from '../api-keys/index.ts';
import {
  createServiceAccount,
  deleteServiceAccount,
  editServiceAccount,
  getServiceAccount,
} from './actions/change-service-account.ts';
import { describeServiceAccounts } from './actions/list-service-accounts.ts';

const ok = { status: 'ok' as const };

/** The keys of an account that is there. @throws Failure `service_account_not_found` */
async function keysOf(
  { platform, actor }: { platform: Platform; actor: Actor },
  { serviceAccountUserId }: { serviceAccountUserId: string },
): Promise<KeyScope & { userId: string }> {
  const { workspaceId } = actor;
  const { userId } = await getServiceAccount(platform.db, workspaceId, serviceAccountUserId);
  return { workspaceId, userId };
}

export const serviceAccountRoutes = [
  handle(routes.list, async ({ platform, actor }) => ({
    'service-accounts': await describeServiceAccounts(platform, actor),
  })),
  handle(routes.create, async ({ platform, actor, body }) => ({
    'service-account-user-id': await createServiceAccount(platform, actor, body),
  })),
  handle(routes.edit, async ({ platform, actor, params, body }) => {
    await editServiceAccount(platform, actor, { ...body, userId: params.serviceAccountUserId });
    return ok;
  }),
  handle(routes.delete, async ({ platform, actor, params }) => {
    await deleteServiceAccount(platform, actor, params.serviceAccountUserId);
    return ok;
  }),
  handle(routes.listKeys, async (call) => {
    const scope = await keysOf(call, call.params);
    return { 'api-keys': await listServiceKeys(call.platform, scope) };
  }),
  handle(routes.createKey, async (call) => {
    const { userId } = await keysOf(call, call.params);
    const holder = { userId, owner: 'user' as const };
    const { key, keyId } = await createApiKey(call.platform, call.actor, { ...call.body, holder });
    return { 'xi-api-key': key, key_id: keyId };
  }),
  handle(routes.editKey, async (call) => {
    const scope = await keysOf(call, call.params);
    const { isEnabled, ...change } = call.body;
    const isDisabled = typeof isEnabled === 'boolean' ? !isEnabled : undefined;
    await editApiKey(call.platform, call.actor, {
      ...change,
      isDisabled,
      keyId: call.params.apiKeyId,
      scope,
    });
    return ok;
  }),
  handle(routes.deleteKey, async (call) => {
    await deleteApiKey(call.platform, call.actor, call.params.apiKeyId, await keysOf(call, call.params));
    return ok;
  }),
  handle(routes.disableKey, async (call) => {
    const scope = await keysOf(call, call.params);
    const change = { keyId: call.params.apiKeyId, scope, isDisabled: true };
    await editApiKey(call.platform, call.actor, change);
    return ok;
  }),
  handle(routes.rotateKey, async (call) => {
    const scope = await keysOf(call, call.params);
    const { overlapHours } = call.body;
    const { apiKeyId } = call.params;
    const made = await rotateKey(call.platform, call.actor, { scope, keyId: apiKeyId, overlapHours });
    return {
      'xi-api-key': made.key,
      key_id: made.keyId,
      old_key_expires_at_unix: unixSeconds(made.oldExpiresAt),
    };
  }),
];
