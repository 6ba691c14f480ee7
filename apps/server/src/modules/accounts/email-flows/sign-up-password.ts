import { hashSecret, passwordMatches } from '../../../platform/crypto/index.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteOneTimeToken, findOneTimeToken, putOneTimeToken } from '../one-time-tokens/index.ts';
import { codeLifetimesMs } from './email-codes.ts';

const purpose = 'sign-up-password';

/**
 * The password of a sign-up that waits for its mail, kept whether the address was new or had an account: a try to sign
 * in with it hears "not verified" in both cases, so that nobody learns from it which one it was.
 */
export async function persistSignUpPassword(
  { clock }: Platform,
  transaction: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await putOneTimeToken(transaction, {
    tokenHash: hashOf(email),
    purpose,
    payload: { passwordHash },
    expiresAt: new Date(clock.now().getTime() + codeLifetimesMs['verify-email']),
  });
}

/** Once the address is proved, a former password is a wrong one like any other. */
export const forgetSignUpPassword = (transaction: Transaction, email: string): Promise<void> =>
  deleteOneTimeToken(transaction, hashOf(email));

/** Takes as long whether there is such a sign-up or not. */
export async function isSignUpPassword(
  { db, clock }: Platform,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const token = await findOneTimeToken(db, { tokenHash: hashOf(email), purpose, now: clock.now() });
  return passwordMatches(token?.payload?.passwordHash, password);
}

const hashOf = (email: string): string => hashSecret(`${purpose} ${email}`);
