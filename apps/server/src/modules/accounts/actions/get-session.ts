import type { Platform } from '../../../platform/platform.ts';
import { type AccessClaims, readAccessToken, sessionExpired } from '../access-token.ts';
import { findLiveSession } from '../sessions.store.ts';

/** Who an access token speaks for; a session that was ended is refused at once. @throws `session_expired` */
export async function getSession(platform: Platform, accessToken: string): Promise<AccessClaims> {
  const claims = await readAccessToken(platform, accessToken);
  const session = await findLiveSession(platform.db, claims.sessionId, platform.clock.now());
  if (session?.userId !== claims.userId) throw sessionExpired();
  return claims;
}
