import type { AccessToken } from '@mynah/contract/accounts/accounts';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Client } from '../../clients/index.ts';
import { notifySecurityChange } from '../../security-changes/index.ts';
import type { UserRow } from '../../users/index.ts';
import { newRefreshToken, refreshTokenSeconds } from '../refresh-token.ts';
import { insertSession } from '../sessions.store.ts';
import { toAccessToken } from '../sessions.view.ts';

interface SessionClient extends Client {
  /** The program that a sign-in request authorizes, by the name it gave itself. */
  grantedTo?: string;
}

/** What a sign-in or a refresh gives: the answer's body, and the token for the cookie. */
export interface SignedIn {
  answer: AccessToken;
  refreshToken: string;
}

/** Signs the user in: who calls has made sure that it is them. */
export async function startSession(
  platform: Platform,
  user: UserRow,
  client: SessionClient,
): Promise<SignedIn> {
  const sessionId = newId();
  const refreshToken = newRefreshToken(sessionId);
  const now = platform.clock.now();
  const { ipAddress, userAgent, place, grantedTo } = client;
  await platform.db.transaction(async (transaction) => {
    await insertSession(transaction, {
      id: sessionId,
      userId: user.id,
      refreshTokenHash: hashSecret(refreshToken),
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000),
      ipAddress,
      place,
      userAgent: userAgent?.slice(0, 300),
      grantedTo,
      createdAt: now,
    });
    await notifySecurityChange(
      platform,
      transaction,
      { userId: user.id, ipAddress },
      { className: 'session', activityName: 'create', targetId: sessionId },
    );
  });
  return { answer: await toAccessToken(platform, user, sessionId), refreshToken };
}
