import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findWorkspace } from '../../../workspace/index.ts';
import { mayHolderDisable } from '../api-keys.policy.ts';
import { disableKeyRow, findKeyOfWorkspace } from '../api-keys.store.ts';
import { changeKey } from './change-key.ts';

/** Whoever holds a key ends it with the key itself: a scanner that found it in public. */
export async function disableOwnKey(platform: Platform, actor: Actor): Promise<void> {
  const { apiKeyId, workspaceId } = actor;
  if (!apiKeyId)
    throw new Failure('permission_denied', 'Only an API key can use this call, to disable itself.');
  const [key, workspace] = await Promise.all([
    findKeyOfWorkspace(platform.db, workspaceId, apiKeyId),
    findWorkspace(platform.db, workspaceId),
  ]);
  if (!key || !workspace)
    throw new Failure('invalid_api_key', 'The API key is unknown, revoked or disabled.');
  if (!mayHolderDisable(workspace, key)) {
    throw new Failure('permission_denied', 'The workspace doesn’t allow holders of this key to disable it.');
  }
  const act = { keyId: apiKeyId, activityName: 'disable' as const, details: { by: 'holder' } };
  await changeKey(platform, actor, act, (transaction) => disableKeyRow(transaction, workspaceId, apiKeyId));
}
