import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findKeyByHash, noteKeyUse } from '../api-keys.store.ts';

const noteUseEveryMs = 60_000;

/** The key with what its holder is now; its use is noted, once a minute. @throws Failure `invalid_api_key` */
export async function useApiKey({ db, clock }: Platform, keyHash: string) {
  const key = await findKeyByHash(db, keyHash);
  if (!key) throw new Failure('invalid_api_key', 'The API key is unknown, revoked or disabled.');
  const now = clock.now();
  const before = new Date(now.getTime() - noteUseEveryMs);
  if (!key.lastUsedAt || key.lastUsedAt < before) await noteKeyUse(db, key.id, { now, before });
  return key;
}
