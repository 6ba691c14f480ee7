import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { track } from '../../../../accounts/product-events/index.ts';
import { deleteApiKeyRow, type KeyScope } from '../api-keys.store.ts';
import { changeKey } from './change-key.ts';
import { ownKeys } from './edit-api-key.ts';
import { getApiKey } from './get-api-key.ts';
import { requireGrantable } from './require-grantable.ts';

/** Revokes the key: it is refused from the next request on. */
export async function deleteApiKey(
  platform: Platform,
  actor: Actor,
  keyId: string,
  scope: KeyScope = ownKeys(actor),
): Promise<void> {
  const key = await getApiKey(platform, scope, keyId);
  await requireGrantable(platform, actor, key.permissions);
  const details = { name: key.name, hint: key.hint };
  await changeKey(platform, actor, { keyId, activityName: 'delete', details }, async (transaction) => {
    await deleteApiKeyRow(transaction, scope, keyId);
    await track(platform, actor, { name: 'api_key_deleted' }, { transaction });
  });
}
