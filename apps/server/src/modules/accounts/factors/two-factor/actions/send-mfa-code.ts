import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { sendPhoneCode } from '../phone-code.ts';
import { listSecondFactors } from '../two-factor.store.ts';

/** To the number that is the account's second factor. @throws Failure `conflict`, `too_many_attempts`, … */
export async function sendMfaCode(
  platform: Platform,
  { userId, ipAddress }: { userId: string; ipAddress: string },
): Promise<void> {
  const factors = await listSecondFactors(platform.db, userId);
  const phoneNumber = factors.find(({ kind }) => kind === 'sms')?.phoneNumber;
  if (!phoneNumber) throw new Failure('conflict', 'This account has no phone number as a second factor.');
  await sendPhoneCode(platform, { userId, phoneNumber, purpose: 'mfa-code' }, ipAddress);
}
