import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type ApiKeyRow, findApiKey } from '../api-keys.store.ts';

/** @throws Failure `api_key_not_found`, also for the key of another workspace */
export async function getApiKey({ db }: Platform, actor: Actor, keyId: string): Promise<ApiKeyRow> {
  const key = await findApiKey(db, actor, keyId);
  if (!key) throw new Failure('api_key_not_found', `There is no API key with the id ${keyId}.`);
  return key;
}
