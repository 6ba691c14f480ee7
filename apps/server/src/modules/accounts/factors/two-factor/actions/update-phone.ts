import type { Platform } from '../../../../../platform/platform.ts';
import { forgiveAttempt, requireAttempt } from '../../../attempts/index.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { updateUser } from '../../../users/index.ts';
import { isPhoneCode } from '../phone-code.ts';
import { wrongCode } from './check-factor-code.ts';

/**
 * Stores a number that a code has proved. The code holds on: with it the number becomes a second factor (ACC-077).
 * @throws Failure `invalid_mfa_code`, `too_many_attempts`
 */
export async function updatePhone(
  platform: Platform,
  holder: AccountHolder,
  { phoneNumber, code }: { phoneNumber: string; code: string },
): Promise<void> {
  const { userId, ipAddress } = holder;
  const attempter = { subject: `phone number ${userId}`, ipAddress };
  await requireAttempt(platform, attempter);
  if (!(await isPhoneCode(platform, { userId, phoneNumber, purpose: 'phone-code' }, code))) throw wrongCode();
  await forgiveAttempt(platform, attempter);
  await platform.db.transaction(async (transaction) => {
    await updateUser(transaction, userId, { phoneNumber });
    await notifySecurityChange(platform, transaction, holder, {
      className: 'phone-number',
      activityName: 'update',
      event: 'account.phone-changed',
    });
  });
}
