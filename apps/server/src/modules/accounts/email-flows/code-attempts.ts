import { hashSecret } from '../../../platform/crypto/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgiveAttempt, requireAttempt } from '../attempts/index.ts';

/** Counts a try at a mailed code; resolves to what takes it back after a success. @throws too_many_attempts */
export async function requireCodeAttempt(
  platform: Platform,
  { code, ipAddress }: { code: string; ipAddress: string },
): Promise<() => Promise<void>> {
  const attempter = { kind: 'mailed-code', subject: hashSecret(code), ipAddress };
  await requireAttempt(platform, attempter);
  return () => forgiveAttempt(platform, attempter);
}
