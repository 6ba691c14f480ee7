import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAccountChange } from '../../security-changes/index.ts';
import { type UserRow, updateUser } from '../../users/index.ts';
import { welcomeMail } from '../account-mails.ts';
import { requireCodeAttempt } from '../code-attempts.ts';
import { takeCode } from '../email-codes.ts';
import { optOutLink } from '../email-links.ts';
import { optOutKey } from '../opt-out-key.ts';
import { forgetSignUpPassword } from '../sign-up-password.ts';

interface Verification {
  code: string;
  /** From the cookie of the browser, if it signed up. */
  browserSecret: string | undefined;
  ipAddress: string;
}

export interface Verified {
  user: UserRow;
  /** This browser chose the password: it need not ask for it. */
  isOwnBrowser: boolean;
}

/** Knows success and one failure alone (ACC-028). @throws Failure `unknown_error` */
export async function verifyEmail(
  platform: Platform,
  { code, browserSecret, ipAddress }: Verification,
): Promise<Verified> {
  const forgive = await requireCodeAttempt(platform, { code, ipAddress });
  const verified = await platform.db.transaction(async (transaction) => {
    const known = await takeCode(platform, transaction, { purpose: 'verify-email', code });
    if (!known) return undefined;
    const { browserHash } = known.token.payload ?? {};
    const user = await openAccount(platform, transaction, known.user, ipAddress);
    return {
      user,
      isOwnBrowser: browserSecret !== undefined && browserHash === hashSecret(browserSecret),
    };
  });
  if (!verified) throw new Failure('unknown_error', 'This link can’t verify the address.');
  await forgive();
  return verified;
}

async function openAccount(
  platform: Platform,
  transaction: Transaction,
  user: UserRow,
  ipAddress: string,
): Promise<UserRow> {
  if (user.emailVerifiedAt) return user;
  await forgetSignUpPassword(transaction, user.email);
  const opened = await updateUser(transaction, user.id, { emailVerifiedAt: platform.clock.now() });
  await recordAccountChange(platform, transaction, { name: 'email-verified', user: opened, ipAddress });
  if (opened.agreesToProductUpdates) {
    const optOutUrl = optOutLink(platform, optOutKey(platform, opened.id));
    const mail = welcomeMail(opened, { url: `${platform.publicUrl()}/app/home`, optOutUrl });
    await platform.mail.send(mail, { transaction });
  }
  return opened;
}
