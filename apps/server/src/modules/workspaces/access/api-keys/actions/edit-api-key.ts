import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { track } from '../../../../accounts/product-events/index.ts';
import { type ApiKeyChange, type ApiKeyRow, type KeyScope, updateApiKey } from '../api-keys.store.ts';
import { type KeyBounds, readBounds } from '../key-bounds.ts';
import { changeKey } from './change-key.ts';
import { getApiKey } from './get-api-key.ts';
import { requireGrantable } from './require-grantable.ts';

interface ApiKeyEdit extends Omit<ApiKeyChange, 'allowedIps' | 'expiresAt' | 'disableReason'>, KeyBounds {
  keyId: string;
  /** Whose key it is: the caller's own, unless told. */
  scope?: KeyScope;
}

/** What is undefined stays; null lifts a limit. It holds from the next request on. */
export async function editApiKey(
  platform: Platform,
  actor: Actor,
  { keyId, scope = ownKeys(actor), allowedIps, expiresAtUnix, ...rest }: ApiKeyEdit,
): Promise<void> {
  const key = await getApiKey(platform, scope, keyId);
  const change = { ...rest, ...readBounds({ allowedIps, expiresAtUnix }, platform.clock.now()) };
  await requireGrantable(platform, actor, key.permissions);
  if (change.permissions !== undefined) await requireGrantable(platform, actor, change.permissions);
  const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  if (fields.length === 0) return;
  const act = { keyId, activityName: activityOf(change, fields), details: { fields: fields.join(' ') } };
  await changeKey(platform, actor, act, async (transaction) => {
    await updateApiKey(transaction, scope, { keyId, change: { ...change, ...reasonOf(key, change) } });
    await track(platform, actor, { name: 'api_key_edited' }, { transaction });
  });
}

export const ownKeys = ({ workspaceId, userId }: Pick<Actor, 'workspaceId' | 'userId'>): KeyScope => ({
  workspaceId,
  userId,
});

/** A key that is disabled already keeps its reason. */
function reasonOf(key: ApiKeyRow, { isDisabled }: ApiKeyChange): Pick<ApiKeyChange, 'disableReason'> {
  if (isDisabled === undefined || isDisabled === key.isDisabled) return {};
  return { disableReason: isDisabled ? 'self_disabled' : null };
}

function activityOf({ isDisabled }: ApiKeyChange, fields: readonly string[]): 'edit' | 'disable' | 'enable' {
  if (isDisabled === undefined || fields.length > 1) return 'edit';
  return isDisabled ? 'disable' : 'enable';
}
