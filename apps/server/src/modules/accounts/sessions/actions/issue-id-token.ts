import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessTokenSeconds, signAccessToken } from '../access-token.ts';

/** A fresh access token of the caller's session; the session itself is not prolonged. */
export async function issueIdToken(platform: Platform, { userId, sessionId }: Actor) {
  if (!sessionId) throw new Failure('permission_denied', 'Only a signed-in person can get this token.');
  const idToken = await signAccessToken(platform, { userId, sessionId });
  return { idToken, expiresInSeconds: accessTokenSeconds };
}
