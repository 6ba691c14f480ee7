import { passwordMatches } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findKnownClient, forgiveAttempt, notifyGuessing, requireAttempt } from '../../attempts/index.ts';
import { isSignUpPassword } from '../../email-flows/index.ts';
import { requireSecondFactor, requireSignInAllowed } from '../../factors/index.ts';
import { accountIsGoing, findUserByEmail, type UserRow } from '../../users/index.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Browser {
  ipAddress: string;
  /** Of the cookie by which it is known again. */
  deviceToken: string | undefined;
  /** Of one that is asked for no second factor. */
  trustedHash: string | undefined;
}

/**
 * Whose address and password these are, if they may sign in with them. Says the same in the same time whether the address or the password is wrong. An address that is not verified opens
 * nothing; that it waits for its mail hears only who signed up, also where the address had an account before.
 */
export async function checkCredentials(
  platform: Platform,
  { email, password }: Credentials,
  { ipAddress, deviceToken, trustedHash }: Browser,
): Promise<UserRow> {
  const attempter = {
    subject: email,
    ipAddress,
    known: await findKnownClient(platform, { email, ipAddress, deviceToken }),
  };
  const { isLast } = await requireAttempt(platform, attempter);
  const user = await findUserByEmail(platform.db, email);
  const isOpened = user?.emailVerifiedAt !== null;
  const matches = await passwordMatches(isOpened ? user?.passwordHash : undefined, password);
  if (!user || !matches) {
    const isNew = await isSignUpPassword(platform, { email, password });
    if (isLast) await notifyGuessing(platform, { userId: user?.id ?? null, secret: 'password', ipAddress });
    if (isNew) throw notVerified();
    throw new Failure('invalid_credentials', 'Wrong email address or password.');
  }
  if (user.deletionRequestedAt) throw accountIsGoing();
  await requireSignInAllowed(platform, user);
  await forgiveAttempt(platform, attempter);
  await requireSecondFactor(platform, user, trustedHash);
  return user;
}

const notVerified = (): Failure =>
  new Failure('email_not_verified', 'This email address isn’t verified yet. Open the link we emailed you.');
