import { hashSecret } from '../../../platform/crypto/index.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor, Authenticate } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSession } from '../../accounts/index.ts';
import { actorCacheOf } from '../actor-cache.ts';
import { findKeyByHash, noteKeyUse } from '../api-keys.store.ts';
import { findMembership } from '../workspaces.store.ts';

const noteUseEveryMs = 60_000;

/** From what a caller shows to who they are. @throws Failure `invalid_api_key`, `session_expired` */
export const authenticate =
  (platform: Platform): Authenticate =>
  async ({ apiKey, accessToken }) => {
    if (apiKey !== undefined) {
      const keyHash = hashSecret(apiKey);
      return actorCacheOf(platform).get(keyHash, platform.clock.now(), () => keyActor(platform, keyHash));
    }
    if (accessToken !== undefined) return sessionActor(platform, accessToken);
    throw new Failure('needs_authorization', 'Send an API key in the header xi-api-key, or sign in.');
  };

async function keyActor({ db, clock }: Platform, keyHash: string): Promise<Actor> {
  const key = await findKeyByHash(db, keyHash);
  if (!key) throw new Failure('invalid_api_key', 'The API key is unknown, revoked or disabled.');
  const now = clock.now();
  const before = new Date(now.getTime() - noteUseEveryMs);
  if (!key.lastUsedAt || key.lastUsedAt < before) await noteKeyUse(db, key.id, { now, before });
  return {
    kind: 'api-key',
    apiKeyId: key.id,
    userId: key.userId,
    workspaceId: key.workspaceId,
    role: key.role,
    tier: key.tier,
    permissions: key.permissions ? new Set(key.permissions) : 'all',
  };
}

async function sessionActor(platform: Platform, accessToken: string): Promise<Actor> {
  const { userId, sessionId } = await getSession(platform, accessToken);
  const membership = await findMembership(platform.db, userId);
  if (!membership) throw new Failure('session_expired', 'This user belongs to no workspace any more.');
  return { kind: 'session', sessionId, userId, permissions: 'all', ...membership };
}
