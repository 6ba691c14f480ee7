import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireRequestLeft } from '../../attempts/index.ts';
import { findUser, findUserByEmail } from '../../users/index.ts';
import { addressTakenMail, emailChangeMail } from '../account-mails.ts';
import { issueCode } from '../email-codes.ts';
import { emailChangeLink, readContinueUrl } from '../email-links.ts';
import { inEvenTime } from '../even-time.ts';

interface EmailChange {
  /** Absent: the address that is there is confirmed again (ACC-065). */
  email?: string;
  ipAddress: string;
}

/** Mails the link to the new address; if that has an account already, only its holder hears so. */
export async function sendEmailChangeVerification(
  platform: Platform,
  actor: Actor,
  { email: wish, ipAddress }: EmailChange,
): Promise<void> {
  const { db } = platform;
  await requireRequestLeft(platform, { kind: 'email-change', subject: actor.userId, ipAddress });
  await inEvenTime(async () => {
    const user = await findUser(db, actor.userId);
    if (!user) throw new Failure('session_expired', 'This user no longer exists.');
    const email = wish ?? user.email;
    const holder = await findUserByEmail(db, email);
    if (holder && holder.id !== user.id) {
      await platform.mail.send(addressTakenMail(holder, readContinueUrl(platform, undefined)));
      return;
    }
    await db.transaction(async (transaction) => {
      const change = { purpose: 'change-email', userId: user.id, payload: { email } } as const;
      const code = await issueCode(platform, transaction, change);
      const mail = emailChangeMail(user, email, emailChangeLink(platform, code));
      await platform.mail.send(mail, { transaction });
    });
  });
}
