import type { Platform } from '../../../../platform/platform.ts';
import { findKnownClient, requireRequestLeft } from '../../attempts/index.ts';
import { findUserByEmail } from '../../users/index.ts';
import { passwordResetMail } from '../account-mails.ts';
import { issueCode } from '../email-codes.ts';
import { passwordResetLink, readContinueUrl } from '../email-links.ts';
import { inEvenTime } from '../even-time.ts';
import { type MailRequest, takesMail } from './send-verification-email.ts';

/** The same for a known and an unknown address, in the same time; only the mailbox differs. */
export async function sendPasswordResetEmail(
  platform: Platform,
  { email, continueUrl: wish, ipAddress, deviceToken }: MailRequest & { deviceToken?: string },
): Promise<void> {
  const continueUrl = readContinueUrl(platform, wish);
  const known = await findKnownClient(platform, { email, ipAddress, deviceToken });
  await requireRequestLeft(platform, { kind: 'reset-mail', subject: email, ipAddress, known });
  await inEvenTime(async () => {
    const user = await findUserByEmail(platform.db, email);
    if (!user || !takesMail(user)) return;
    await platform.db.transaction(async (transaction) => {
      const code = await issueCode(platform, transaction, { purpose: 'reset-password', userId: user.id });
      const link = passwordResetLink(platform, { code, continueUrl });
      await platform.mail.send(passwordResetMail(user, link), { transaction });
    });
  });
}
