import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteUserTokens } from '../../one-time-tokens/index.ts';
import { createUser, findUserByEmail, type UserRow, updateUser } from '../../users/index.ts';
import { addressTakenMail, verificationMail } from '../account-mails.ts';
import { issueCode } from '../email-codes.ts';
import { verificationLink } from '../email-links.ts';
import { takeSignUpIntent } from '../sign-up-intent.ts';
import { persistSignUpPassword } from '../sign-up-password.ts';

export interface NewPerson {
  email: string;
  /** By `hashPassword`, made before the transaction: it takes its time. */
  passwordHash: string;
  firstName: string;
  continueUrl: string;
  /** A secret in the cookie of the browser that signs up: there the mailed link signs in at once. */
  browserSecret: string;
}

/**
 * Makes the user and mails the link that opens the account; resolves to the user when it is new and needs a workspace.
 * An address that is verified gets a mail that says so, and nothing else happens. One that never was verified belongs
 * to nobody yet: the last who signs up with it counts. @throws Failure `sign_up_not_prepared`
 */
export async function registerPerson(
  platform: Platform,
  transaction: Transaction,
  person: NewPerson,
): Promise<UserRow | undefined> {
  const { email, passwordHash, firstName, continueUrl } = person;
  const intent = await takeSignUpIntent(platform, transaction, email);
  await persistSignUpPassword(platform, transaction, { email, passwordHash });
  const holder = await findUserByEmail(transaction, email);
  if (holder && isOpened(holder)) {
    await platform.mail.send(addressTakenMail(holder, continueUrl), { transaction });
    return undefined;
  }
  const now = platform.clock.now();
  const user = holder
    ? await updateUser(transaction, holder.id, { passwordHash, firstName, ...intent })
    : await createUser(transaction, {
        email,
        passwordHash,
        firstName,
        isEmailVerified: false,
        now,
        ...intent,
      });
  await mailVerification(platform, transaction, { user, continueUrl, browserSecret: person.browserSecret });
  return holder ? undefined : user;
}

/** Verified, or made by somebody who vouches for it: a directory, an administrator. */
const isOpened = ({ emailVerifiedAt, passwordHash }: UserRow): boolean =>
  emailVerifiedAt !== null || passwordHash === null;

async function mailVerification(
  platform: Platform,
  transaction: Transaction,
  { user, continueUrl, browserSecret }: { user: UserRow; continueUrl: string; browserSecret: string },
): Promise<void> {
  const purpose = 'verify-email';
  await deleteUserTokens(transaction, { userId: user.id, purpose });
  const payload = { browserHash: hashSecret(browserSecret) };
  const code = await issueCode(platform, transaction, { purpose, userId: user.id, payload });
  const link = verificationLink(platform, { code, continueUrl });
  await platform.mail.send(verificationMail(user, link), { transaction });
}
