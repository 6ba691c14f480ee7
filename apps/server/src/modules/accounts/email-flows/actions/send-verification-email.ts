import type { Platform } from '../../../../platform/platform.ts';
import { requireRequestLeft } from '../../attempts/index.ts';
import { findUserByEmail, type UserRow } from '../../users/index.ts';
import { verificationMail } from '../account-mails.ts';
import { issueCode } from '../email-codes.ts';
import { readContinueUrl, verificationLink } from '../email-links.ts';
import { inEvenTime } from '../even-time.ts';

export interface MailRequest {
  email: string;
  continueUrl?: string;
  ipAddress: string;
}

/** Mails another link; earlier ones hold as well. Silent for addresses without an account, or verified already. */
export async function sendVerificationEmail(
  platform: Platform,
  { email, continueUrl: wish, ipAddress }: MailRequest,
): Promise<void> {
  const continueUrl = readContinueUrl(platform, wish);
  await requireRequestLeft(platform, { kind: 'verification-mail', subject: email, ipAddress });
  await inEvenTime(async () => {
    const user = await findUserByEmail(platform.db, email);
    if (!user || user.emailVerifiedAt || !takesMail(user)) return;
    await platform.db.transaction(async (transaction) => {
      const code = await issueCode(platform, transaction, { purpose: 'verify-email', userId: user.id });
      const link = verificationLink(platform, { code, continueUrl });
      await platform.mail.send(verificationMail(user, link), { transaction });
    });
  });
}

/** A service account has no mailbox; an account that is going is told nothing. */
export const takesMail = ({ kind, deletionRequestedAt }: UserRow): boolean =>
  kind === 'person' && deletionRequestedAt === null;
