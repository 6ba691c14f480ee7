import { passwordMatches } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { forgiveAttempt, requireAttempt } from '../../attempts/attempts.ts';
import { findKnownClient } from '../../attempts/known-client.ts';
import { tellGuessing } from '../../attempts/tell-guessing.ts';
import { isSignUpPassword } from '../../email-flows/sign-up-password.ts';
import { signInChecks } from '../../extension-points.ts';
import { requireSecondFactor } from '../../two-factor/actions/require-second-factor.ts';
import { findUserByEmail } from '../../users/users.store.ts';
import { accountIsGoing } from './get-session.ts';
import { type Client, type SignedIn, startSession } from './start-session.ts';

interface Credentials {
  email: string;
  password: string;
  /** Of a browser that is asked for no second factor. */
  trustedToken: string | undefined;
}

/**
 * Says the same in the same time whether the address or the password is wrong. An address that is not verified opens
 * nothing; that it waits for its mail hears only who signed up, also where the address had an account before.
 */
export async function signIn(
  platform: Platform,
  { email, password, trustedToken }: Credentials,
  client: Client,
): Promise<SignedIn> {
  const { ipAddress } = client;
  const attempter = {
    subject: email,
    ipAddress,
    known: await findKnownClient(platform, { email, ...client }),
  };
  const { isLast } = await requireAttempt(platform, attempter);
  const user = await findUserByEmail(platform.db, email);
  const isOpened = user?.emailVerifiedAt !== null;
  const matches = await passwordMatches(isOpened ? user?.passwordHash : undefined, password);
  if (!user || !matches) {
    const isNew = await isSignUpPassword(platform, { email, password });
    if (isLast) await tellGuessing(platform, { userId: user?.id ?? null, secret: 'password', ipAddress });
    if (isNew) throw notVerified();
    throw new Failure('invalid_credentials', 'The email address or the password is wrong.');
  }
  if (user.deletionRequestedAt) throw accountIsGoing();
  for (const check of platform.extensions.at(signInChecks)) await check(platform, user);
  await forgiveAttempt(platform, attempter);
  await requireSecondFactor(platform, user, trustedToken);
  return startSession(platform, user, client);
}

const notVerified = (): Failure =>
  new Failure(
    'email_not_verified',
    'This address is not verified yet. Open the link of the mail that we sent.',
  );
