import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { endOfOverlap } from '../api-keys.policy.ts';
import { type KeyScope, updateApiKey } from '../api-keys.store.ts';
import { changeKey } from './change-key.ts';
import { addKey } from './create-api-key.ts';
import { getApiKey } from './get-api-key.ts';
import { requireGrantable } from './require-grantable.ts';

const usualOverlapHours = 24;

interface Rotation {
  scope: KeyScope;
  keyId: string;
  overlapHours?: number;
}

/** A new key like the old one; both work until the overlap ends, so that no program stops in between. */
export async function rotateKey(
  platform: Platform,
  actor: Actor,
  { scope, keyId, overlapHours = usualOverlapHours }: Rotation,
): Promise<{ key: string; keyId: string; oldExpiresAt: Date }> {
  const old = await getApiKey(platform, scope, keyId);
  await requireGrantable(platform, actor, old.permissions);
  const { userId, owner, name, permissions, characterLimit, allowedIps, thirdPartyDisableAllowed } = old;
  const oldExpiresAt = endOfOverlap(old.expiresAt, platform.clock.now(), overlapHours);
  return changeKey(platform, actor, { keyId, activityName: 'rotate' }, async (transaction) => {
    const next = { userId, owner, name, permissions, characterLimit, allowedIps, thirdPartyDisableAllowed };
    const made = await addKey(platform, transaction, actor, next);
    await updateApiKey(transaction, scope, { keyId, change: { expiresAt: oldExpiresAt } });
    return { ...made, oldExpiresAt };
  });
}
