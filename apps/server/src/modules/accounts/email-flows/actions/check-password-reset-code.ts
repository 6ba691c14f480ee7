import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireCodeAttempt } from '../code-attempts.ts';
import { findCode } from '../email-codes.ts';

/** The address whose password the code resets. @throws Failure `invalidActionCode` */
export async function checkPasswordResetCode(
  platform: Platform,
  attempt: { code: string; ipAddress: string },
): Promise<{ email: string }> {
  const forgive = await requireCodeAttempt(platform, attempt);
  const known = await findCode(platform, platform.db, { purpose: 'reset-password', code: attempt.code });
  if (!known) throw invalidResetCode();
  await forgive();
  return { email: known.user.email };
}

export const invalidResetCode = (): Failure =>
  new Failure(
    'invalidActionCode',
    'This link was already used, has expired or is incomplete. Request a new one.',
  );
