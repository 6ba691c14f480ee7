import type { SingleUseTokenType } from '@mynah/contract/accounts/single-use-tokens';
import { hashSecret } from '../../../../../platform/crypto/index.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import { type Actor, requirePermission } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findGranted } from '../../granted.ts';
import { permissionOfToken } from '../single-use-tokens.policy.ts';
import { findMaker, takeSingleUseToken } from '../single-use-tokens.store.ts';

/**
 * Authorizes a caller by a token of the type, which is spent by it: somebody who is what the token's maker is now, with
 * the one permission of the type. @throws Failure `invalid_single_use_token`, `missing_permissions`
 */
export async function spendSingleUseToken(
  { db, clock }: Platform,
  token: string,
  tokenType: SingleUseTokenType,
): Promise<Actor> {
  const use = { tokenHash: hashSecret(token), tokenType, now: clock.now() };
  const taken = await takeSingleUseToken(db, use);
  const maker = taken && (await findMaker(db, taken, use.now));
  if (!maker) {
    throw new Failure(
      'invalid_single_use_token',
      'The single-use token is unknown, used, expired or of another type. Get a new one.',
    );
  }
  const { workspaceId, userId, apiKeyId } = taken;
  const permission = permissionOfToken[tokenType];
  const granted = await findGranted(db, { userId, ...maker });
  // the key may have lost the scope since, or its owner the role
  requirePermission(
    { permissions: maker.permissions ? new Set(maker.permissions) : 'all', role: maker.role, granted },
    permission,
  );
  return {
    kind: apiKeyId ? 'api-key' : 'session',
    apiKeyId: apiKeyId ?? undefined,
    workspaceId,
    userId,
    role: maker.role,
    tier: maker.tier,
    permissions: new Set([permission]),
    granted,
  };
}
