import { errors, jwtVerify, SignJWT } from 'jose';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

export const accessTokenSeconds = 15 * 60;

const purpose = 'access-token';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

interface ReadClaims extends AccessClaims {
  expiresAt: Date;
}

/** A JWT that names the user and the session; it holds no rights, those are looked up. */
export function signAccessToken({ keys, clock }: Platform, claims: AccessClaims): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.userId)
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(keys.keyFor(purpose));
}

/** @throws Failure `session_expired` whatever is wrong with the token */
export async function readAccessToken({ keys, clock }: Platform, token: string): Promise<ReadClaims> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, keys.keyFor(purpose), {
      algorithms: ['HS256'],
      audience: purpose,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock.now(),
    });
    return { userId: payload.sub!, sessionId: payload.sid, expiresAt: new Date(payload.exp! * 1000) };
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw sessionExpired(cause);
    throw cause;
  }
}

export const sessionExpired = (cause?: unknown): Failure =>
  new Failure('session_expired', 'The session has ended. Sign in again.', { cause });
