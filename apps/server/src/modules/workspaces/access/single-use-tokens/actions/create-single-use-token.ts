import type { SingleUseTokenType } from '@mynah/contract/accounts/single-use-tokens';
import { hashSecret } from '../../../../../platform/crypto/index.ts';
import { type Actor, requirePermission } from '../../../../../platform/http/index.ts';
import { newSecret } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { permissionOfToken } from '../single-use-tokens.policy.ts';
import { insertSingleUseToken } from '../single-use-tokens.store.ts';

/** Names the kind of secret to people and to programs that look for leaked ones. */
const tokenPrefix = 'sutkn_';
const lifeMs = 15 * 60_000;

/** The token itself is in the answer and nowhere else. @throws Failure `missing_permissions` */
export async function createSingleUseToken(
  platform: Platform,
  actor: Actor,
  tokenType: SingleUseTokenType,
): Promise<string> {
  requirePermission(actor, permissionOfToken[tokenType]);
  const token = `${tokenPrefix}${newSecret()}`;
  const now = platform.clock.now();
  await insertSingleUseToken(platform.db, {
    tokenHash: hashSecret(token),
    tokenType,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    apiKeyId: actor.apiKeyId ?? null,
    expiresAt: new Date(now.getTime() + lifeMs),
    createdAt: now,
  });
  return token;
}
