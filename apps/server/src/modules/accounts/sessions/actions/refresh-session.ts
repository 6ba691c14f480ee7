import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../users/index.ts';
import { sessionExpired } from '../access-token.ts';
import { endOneSession } from '../end-sessions.ts';
import { nextRefreshToken, refreshGraceMs, refreshTokenSeconds, sessionIdOf } from '../refresh-token.ts';
import { findLiveSession, rotateSession } from '../sessions.store.ts';
import { toAccessToken } from '../sessions.view.ts';
import type { SignedIn } from './start-session.ts';

/** A new access token, and the refresh token after the one shown. @throws Failure `session_expired` */
export async function refreshSession(platform: Platform, refreshToken: string): Promise<SignedIn> {
  const { db, clock } = platform;
  const now = clock.now();
  const sessionId = sessionIdOf(refreshToken);
  const next = nextRefreshToken(platform, refreshToken);
  const currentHash = hashSecret(refreshToken);
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000);
  const rotated = await rotateSession(db, {
    sessionId,
    currentHash,
    nextHash: hashSecret(next),
    now,
    expiresAt,
  });
  if (!rotated) await requireLostAnswer(platform, { sessionId, currentHash, now });
  const session = await findLiveSession(db, sessionId, now);
  const user = session && (await findUser(db, session.userId));
  if (!user) throw sessionExpired();
  return { answer: await toAccessToken(platform, user, sessionId), refreshToken: next };
}

interface SpentToken {
  sessionId: string;
  currentHash: string;
  now: Date;
}

/** A spent token is tolerated for seconds; after that somebody else may hold it, so the session ends for both. */
async function requireLostAnswer(
  platform: Platform,
  { sessionId, currentHash, now }: SpentToken,
): Promise<void> {
  const session = await findLiveSession(platform.db, sessionId, now);
  if (!session) throw sessionExpired();
  const isRecent = now.getTime() - session.rotatedAt.getTime() <= refreshGraceMs;
  if (session.previousTokenHash === currentHash && isRecent) return;
  await endOneSession(platform, sessionId);
  platform.log.warn(
    { sessionId, userId: session.userId },
    'a spent refresh token was shown; the session is ended',
  );
  throw sessionExpired();
}
