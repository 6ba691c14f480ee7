import type { Permission } from '@mynah/contract';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { track } from '../../../accounts/index.ts';
import { hintOf, newApiKey } from '../api-key.ts';
import { tellKeyChange } from '../api-key-changed.ts';
import { insertApiKey } from '../api-keys.store.ts';
import { requireGrantable } from './require-grantable.ts';

interface NewApiKey {
  name: string;
  /** Undefined: all that the maker has a right to give, which takes a maker with all of them. */
  permissions?: readonly Permission[];
  characterLimit?: number;
}

/** The key itself is in the answer and nowhere else. */
export async function createApiKey(
  platform: Platform,
  actor: Actor,
  { name, permissions, characterLimit }: NewApiKey,
): Promise<{ key: string; keyId: string }> {
  const scopes = permissions ? [...new Set(permissions)] : null;
  await requireGrantable(platform, actor, scopes);
  const key = newApiKey();
  const keyId = newId();
  await platform.db.transaction(async (transaction) => {
    await insertApiKey(transaction, {
      id: keyId,
      workspaceId: actor.workspaceId,
      userId: actor.userId,
      name,
      keyHash: hashSecret(key),
      hint: hintOf(key),
      permissions: scopes,
      characterLimit: characterLimit ?? null,
      createdAt: platform.clock.now(),
    });
    await track(platform, actor, { name: 'api_key_created' }, { transaction });
    await tellKeyChange(platform, transaction, { ...actor, apiKeyId: keyId });
  });
  return { key, keyId };
}
