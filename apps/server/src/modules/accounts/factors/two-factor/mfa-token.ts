import { errors, jwtVerify, SignJWT } from 'jose';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser, type UserRow } from '../../users/index.ts';

const purpose = 'mfa-token';
const seconds = 10 * 60;

/** Says that this person's password was right. It opens nothing by itself, and a new password makes it void. */
export function signMfaToken({ keys, clock }: Platform, user: UserRow): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ pwd: passwordMark(user) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user.id)
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(keys.keyFor(purpose));
}

/** Whose password step it was. @throws Failure `mfa_token_expired` whatever is wrong with it */
export async function readMfaToken(platform: Platform, token: string): Promise<UserRow> {
  const claims = await verify(platform, token);
  const user = await findUser(platform.db, claims.userId);
  if (!user || user.deletionRequestedAt || passwordMark(user) !== claims.passwordMark) throw expired();
  return user;
}

async function verify({ keys, clock }: Platform, token: string) {
  try {
    const { payload } = await jwtVerify<{ pwd: string }>(token, keys.keyFor(purpose), {
      algorithms: ['HS256'],
      audience: purpose,
      requiredClaims: ['sub', 'pwd', 'exp'],
      currentDate: clock.now(),
    });
    return { userId: payload.sub!, passwordMark: payload.pwd };
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw expired(cause);
    throw cause;
  }
}

const passwordMark = ({ id, passwordHash }: UserRow): string => hashSecret(`${id} ${passwordHash}`);

const expired = (cause?: unknown): Failure =>
  new Failure('mfa_token_expired', 'That took too long. Enter your password again.', { cause });
