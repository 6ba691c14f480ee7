import type { Permission } from '@mynah/contract';
import { hashSecret } from '../../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { track } from '../../../../accounts/product-events/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { notifyKeyChange } from '../../api-key-changed.ts';
import { hintOf, newApiKey } from '../api-key.ts';
import { type ApiKeyRow, insertApiKey } from '../api-keys.store.ts';
import { type KeyBounds, readBounds } from '../key-bounds.ts';
import { requireGrantable } from './require-grantable.ts';

interface NewApiKey extends KeyBounds {
  name: string;
  /** Undefined or null: all that the maker has a right to give, which takes a maker with all of them. */
  permissions?: readonly Permission[] | null;
  characterLimit?: number;
  thirdPartyDisableAllowed?: boolean;
  /** Whose it is: the maker's own, unless told. */
  holder?: Pick<ApiKeyRow, 'userId' | 'owner'>;
}

/** The key itself is in the answer and nowhere else. */
export async function createApiKey(
  platform: Platform,
  actor: Actor,
  { name, permissions, characterLimit, thirdPartyDisableAllowed, holder, ...asked }: NewApiKey,
): Promise<{ key: string; keyId: string }> {
  const scopes = permissions ? [...new Set(permissions)] : null;
  const now = platform.clock.now();
  const bounds = readBounds(asked, now);
  await requireGrantable(platform, actor, scopes);
  return platform.db.transaction((transaction) =>
    addKey(platform, transaction, actor, {
      ...(holder ?? { userId: actor.userId, owner: 'user' }),
      ...bounds,
      name,
      permissions: scopes,
      characterLimit: characterLimit ?? null,
      thirdPartyDisableAllowed: thirdPartyDisableAllowed ?? null,
    }),
  );
}

type KeyRow = Pick<ApiKeyRow, 'userId' | 'owner' | 'name' | 'permissions' | 'characterLimit'> &
  Partial<Pick<ApiKeyRow, 'allowedIps' | 'expiresAt' | 'thirdPartyDisableAllowed'>>;

/** The row with a fresh key, what tells of it, and the key. */
export async function addKey(
  platform: Platform,
  transaction: Transaction,
  actor: Actor,
  row: KeyRow,
): Promise<{ key: string; keyId: string }> {
  const key = newApiKey();
  const keyId = newId();
  const { workspaceId } = actor;
  const createdAt = platform.clock.now();
  const secret = { keyHash: hashSecret(key), hint: hintOf(key) };
  await insertApiKey(transaction, { ...row, ...secret, id: keyId, workspaceId, createdAt });
  await track(platform, actor, { name: 'api_key_created' }, { transaction });
  const entry = { className: 'api-key', activityName: 'create', targetId: keyId };
  await recordAudit(
    transaction,
    actor,
    { ...entry, details: { holder: row.userId, owner: row.owner } },
    createdAt,
  );
  await notifyKeyChange(platform, transaction, { workspaceId, apiKeyId: keyId });
  return { key, keyId };
}
