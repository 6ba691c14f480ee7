import { hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor, Authenticate } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getSession } from '../../../accounts/sessions/index.ts';
import { findMembership } from '../../memberships/index.ts';
import { actorCacheOf, type KnownCaller } from '../actor-cache.ts';
import { isAllowedAddress } from '../allowed-address.ts';
import { useApiKey } from '../api-keys/index.ts';
import { findGranted } from '../granted.ts';

/** From what a caller shows to who they are. @throws Failure `invalid_api_key`, `session_expired` */
export const authenticate =
  (platform: Platform): Authenticate =>
  async ({ apiKey, accessToken, ipAddress }) => {
    if (apiKey !== undefined) return { ...(await keyActor(platform, apiKey, ipAddress)), ipAddress };
    if (accessToken !== undefined) return { ...(await sessionActor(platform, accessToken)), ipAddress };
    throw new Failure('needs_authorization', 'Send an API key in the header xi-api-key, or sign in.');
  };

async function keyActor(platform: Platform, apiKey: string, ipAddress: string | undefined): Promise<Actor> {
  const keyHash = hashSecret(apiKey);
  const now = platform.clock.now();
  const { actor, allowedIps, expiresAt } = await actorCacheOf(platform).get(keyHash, now, () =>
    loadKey(platform, keyHash),
  );
  if (expiresAt && expiresAt <= now) throw new Failure('invalid_api_key', 'The API key has expired.');
  if (allowedIps && !isAllowedAddress(allowedIps, ipAddress)) {
    throw new Failure('invalid_api_key', 'The API key can’t be used from this IP address.');
  }
  return actor;
}

async function loadKey(platform: Platform, keyHash: string): Promise<KnownCaller> {
  const key = await useApiKey(platform, keyHash);
  const { userId, workspaceId, role, tier, allowedIps, expiresAt } = key;
  const actor: Actor = {
    kind: 'api-key',
    apiKeyId: key.id,
    userId,
    workspaceId,
    role,
    tier,
    permissions: key.permissions ? new Set(key.permissions) : 'all',
    granted: await findGranted(platform.db, key),
  };
  return { actor, allowedIps, expiresAt };
}

async function sessionActor(platform: Platform, accessToken: string): Promise<Actor> {
  const now = platform.clock.now();
  const { actor, expiresAt } = await actorCacheOf(platform).get(hashSecret(accessToken), now, () =>
    loadSession(platform, accessToken),
  );
  if (expiresAt && expiresAt <= now)
    throw new Failure('session_expired', 'The session has ended. Sign in again.');
  return actor;
}

async function loadSession(platform: Platform, accessToken: string): Promise<KnownCaller> {
  const { userId, sessionId, isStaff, expiresAt } = await getSession(platform, accessToken);
  const membership = await findMembership(platform.db, userId);
  if (!membership) throw new Failure('session_expired', 'This user is no longer in a workspace.');
  const { workspaceId, role, tier, allMembersPermissions } = membership;
  const granted = await findGranted(platform.db, { userId, role, allMembersPermissions });
  const actor: Actor = {
    kind: 'session',
    sessionId,
    userId,
    workspaceId,
    role,
    tier,
    permissions: 'all',
    granted,
    isStaff,
  };
  return { actor, allowedIps: null, expiresAt };
}
