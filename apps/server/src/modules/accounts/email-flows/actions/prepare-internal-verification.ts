import type { Platform } from '../../../../platform/platform.ts';
import { requireCodeAttempt } from '../code-attempts.ts';
import { findCode } from '../email-codes.ts';
import { invalidVerificationCode } from './change-email.ts';

interface Preparation {
  email: string;
  verificationCode: string;
  ipAddress: string;
}

/** Is this the code of a change, or reversal, to this address? @throws Failure `invalid_verification_code` */
export async function prepareInternalVerification(
  platform: Platform,
  { email, verificationCode: code, ipAddress }: Preparation,
): Promise<void> {
  const forgive = await requireCodeAttempt(platform, { code, ipAddress });
  for (const purpose of ['change-email', 'revert-email'] as const) {
    const known = await findCode(platform, platform.db, { purpose, code });
    if (known?.token.payload?.email === email) return forgive();
  }
  throw invalidVerificationCode();
}
