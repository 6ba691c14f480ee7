import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type ApiKeyRow, findApiKey, type KeyScope } from '../api-keys.store.ts';

/** @throws Failure `api_key_not_found`, also for the key of another workspace */
export async function getApiKey({ db }: Platform, scope: KeyScope, keyId: string): Promise<ApiKeyRow> {
  const key = await findApiKey(db, scope, keyId);
  if (!key) throw new Failure('api_key_not_found', `There is no API key with the id ${keyId}.`);
  return key;
}
