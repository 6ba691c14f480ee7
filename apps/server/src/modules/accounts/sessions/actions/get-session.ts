import type { Platform } from '../../../../platform/platform.ts';
import { isStaff } from '../../staff/index.ts';
import { accountIsGoing } from '../../users/index.ts';
import { readAccessToken, sessionExpired } from '../access-token.ts';
import { findLiveSessionUser } from '../sessions.store.ts';

export interface SessionUser {
  userId: string;
  sessionId: string;
  isStaff: boolean;
  /** The end of the token or of the session, whichever is first. */
  expiresAt: Date;
}

/** Who an access token speaks for; a session that was ended is refused at once. @throws `session_expired` */
export async function getSession(platform: Platform, accessToken: string): Promise<SessionUser> {
  const { userId, sessionId, expiresAt } = await readAccessToken(platform, accessToken);
  const live = await findLiveSessionUser(platform.db, sessionId, platform.clock.now());
  if (live?.user.id !== userId) throw sessionExpired();
  const { user } = live;
  if (user.deletionRequestedAt) throw accountIsGoing();
  return {
    userId,
    sessionId,
    isStaff: isStaff(platform, user),
    expiresAt: live.expiresAt < expiresAt ? live.expiresAt : expiresAt,
  };
}
