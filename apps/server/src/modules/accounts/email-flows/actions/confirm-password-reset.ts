import { hashPassword } from '../../../../platform/crypto/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { forgiveSubject } from '../../attempts/index.ts';
import { deleteTrustedDevices } from '../../factors/index.ts';
import { recordAccountChange } from '../../security-changes/index.ts';
import { signOutEverywhere } from '../../sessions/index.ts';
import { requireGoodPassword, updateUser } from '../../users/index.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { requireCodeAttempt } from '../code-attempts.ts';
import { findCode, takeCode } from '../email-codes.ts';
import { readContinueUrl } from '../email-links.ts';
import { forgetSignUpPassword } from '../sign-up-password.ts';
import { invalidResetCode } from './check-password-reset-code.ts';

interface Reset {
  code: string;
  newPassword: string;
  ipAddress: string;
}

/**
 * The new password, and the end of every session and trusted device: whoever held one may be why it is changed. Who got the mail holds
 * the address, so it counts as verified. @throws Failure `invalidActionCode`, `weak_password`
 */
export async function confirmPasswordReset(
  platform: Platform,
  { code, newPassword, ipAddress }: Reset,
): Promise<{ email: string }> {
  const { db, clock } = platform;
  const forgive = await requireCodeAttempt(platform, { code, ipAddress });
  const purpose = 'reset-password';
  // hashing is dear: only for those who hold a code
  const known = await findCode(platform, db, { purpose, code });
  if (!known) throw invalidResetCode();
  const { firstName: name, email } = known.user;
  await requireGoodPassword(newPassword, { name, email });
  const passwordHash = await hashPassword(newPassword);
  const user = await db.transaction(async (transaction) => {
    const taken = await takeCode(platform, transaction, { purpose, code });
    if (!taken) throw invalidResetCode();
    const now = clock.now();
    const changed = await updateUser(transaction, taken.user.id, {
      passwordHash,
      emailVerifiedAt: taken.user.emailVerifiedAt ?? now,
    });
    await forgetSignUpPassword(transaction, changed.email);
    await signOutEverywhere(platform, transaction, changed.id);
    await deleteTrustedDevices(transaction, changed.id);
    await recordAccountChange(platform, transaction, { name: 'password-changed', user: changed, ipAddress });
    const mail = passwordChangedMail(changed, readContinueUrl(platform, undefined));
    await platform.mail.send(mail, { transaction });
    return changed;
  });
  await forgive();
  await forgiveSubject(platform, { subject: user.email, ipAddress });
  return { email: user.email };
}
