import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { track } from '../../../accounts/index.ts';
import { actorCacheOf } from '../../authentication/actor-cache.ts';
import { tellKeyChange } from '../api-key-changed.ts';
import { deleteApiKeyRow } from '../api-keys.store.ts';
import { getApiKey } from './get-api-key.ts';
import { requireGrantable } from './require-grantable.ts';

/** Revokes the key: it is refused from the next request on. */
export async function deleteApiKey(platform: Platform, actor: Actor, keyId: string): Promise<void> {
  const key = await getApiKey(platform, actor, keyId);
  await requireGrantable(platform, actor, key.permissions);
  await platform.db.transaction(async (transaction) => {
    await deleteApiKeyRow(transaction, actor, keyId);
    await track(platform, actor, { name: 'api_key_deleted' }, { transaction });
    await tellKeyChange(platform, transaction, { ...actor, apiKeyId: keyId });
  });
  actorCacheOf(platform).dropKey(keyId);
}
