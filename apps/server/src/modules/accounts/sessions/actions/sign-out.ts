import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { endOneSession } from '../end-sessions.ts';
import { sessionIdOf } from '../refresh-token.ts';
import { findLiveSession } from '../sessions.store.ts';

interface SignOut {
  /** Of the caller's access token, when it still holds. */
  sessionId: string | undefined;
  refreshToken: string | undefined;
}

/** Ends the session that the caller shows, by either token; without one there is nothing to end. */
export async function signOut(platform: Platform, { sessionId, refreshToken }: SignOut): Promise<void> {
  if (sessionId) await endOneSession(platform, sessionId);
  if (!refreshToken) return;
  const session = await findLiveSession(platform.db, sessionIdOf(refreshToken), platform.clock.now());
  const shown = hashSecret(refreshToken);
  if (session && [session.refreshTokenHash, session.previousTokenHash].includes(shown)) {
    await endOneSession(platform, session.id);
  }
}
