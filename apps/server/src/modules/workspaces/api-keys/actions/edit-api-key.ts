import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { track } from '../../../accounts/index.ts';
import { actorCacheOf } from '../../authentication/actor-cache.ts';
import { tellKeyChange } from '../api-key-changed.ts';
import { type ApiKeyChange, updateApiKey } from '../api-keys.store.ts';
import { getApiKey } from './get-api-key.ts';
import { requireGrantable } from './require-grantable.ts';

interface ApiKeyEdit extends Pick<ApiKeyChange, 'name' | 'isDisabled' | 'characterLimit' | 'permissions'> {
  keyId: string;
}

/** What is undefined stays; null lifts a limit. It holds from the next request on. */
export async function editApiKey(
  platform: Platform,
  actor: Actor,
  { keyId, ...change }: ApiKeyEdit,
): Promise<void> {
  const key = await getApiKey(platform, actor, keyId);
  await requireGrantable(platform, actor, key.permissions);
  if (change.permissions !== undefined) await requireGrantable(platform, actor, change.permissions);
  await platform.db.transaction(async (transaction) => {
    await updateApiKey(transaction, actor, { keyId, change });
    await track(platform, actor, { name: 'api_key_edited' }, { transaction });
    await tellKeyChange(platform, transaction, { ...actor, apiKeyId: keyId });
  });
  actorCacheOf(platform).dropKey(keyId);
}
