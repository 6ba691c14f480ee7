import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { sessionIdOf } from '../refresh-token.ts';
import { endSession, findLiveSession } from '../sessions.store.ts';

interface SignOut {
  /** Of the caller's access token, when it still holds. */
  sessionId: string | undefined;
  refreshToken: string | undefined;
}

/** Ends the session that the caller shows, by either token; without one there is nothing to end. */
export async function signOut({ db, clock }: Platform, { sessionId, refreshToken }: SignOut): Promise<void> {
  const now = clock.now();
  if (sessionId) await endSession(db, sessionId, now);
  if (!refreshToken) return;
  const session = await findLiveSession(db, sessionIdOf(refreshToken), now);
  const shown = hashSecret(refreshToken);
  if (session && [session.refreshTokenHash, session.previousTokenHash].includes(shown)) {
    await endSession(db, session.id, now);
  }
}
