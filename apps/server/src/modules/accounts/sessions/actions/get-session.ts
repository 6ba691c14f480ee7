import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isStaffAddress } from '../../staff/staff-address.ts';
import { readAccessToken, sessionExpired } from '../access-token.ts';
import { findLiveSessionUser } from '../sessions.store.ts';

export interface SessionUser {
  userId: string;
  sessionId: string;
  isStaff: boolean;
}

/** Who an access token speaks for; a session that was ended is refused at once. @throws `session_expired` */
export async function getSession(platform: Platform, accessToken: string): Promise<SessionUser> {
  const { userId, sessionId } = await readAccessToken(platform, accessToken);
  const user = await findLiveSessionUser(platform.db, sessionId, platform.clock.now());
  if (user?.id !== userId) throw sessionExpired();
  if (user.deletionRequestedAt) throw accountIsGoing();
  return { userId, sessionId, isStaff: isStaffAddress(platform, user) };
}

export const accountIsGoing = (): Failure =>
  new Failure('account_deleted', 'This account was deleted. Within 14 days the operator can bring it back.');
