import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import type { UserRow } from '../../../users/index.ts';
import { maskPhoneNumber } from '../mask-phone-number.ts';
import { signMfaToken } from '../mfa-token.ts';
import { isTrusted } from '../trusted-devices.store.ts';
import { listSecondFactors } from '../two-factor.store.ts';

/**
 * After the password: nothing to do for who has no second factor, and in a browser that is trusted. Else the failure
 * holds what the second step needs. @throws Failure `mfa_required`
 */
export async function requireSecondFactor(
  platform: Platform,
  user: UserRow,
  trustedHash: string | undefined,
): Promise<void> {
  const { db, clock } = platform;
  const factors = await listSecondFactors(db, user.id);
  if (factors.length === 0) return;
  if (trustedHash) {
    const device = { userId: user.id, tokenHash: trustedHash, now: clock.now() };
    if (await isTrusted(db, device)) return;
  }
  const phoneNumber = factors.find(({ kind }) => kind === 'sms')?.phoneNumber;
  throw new Failure('mfa_required', 'Enter your two-factor code.', {
    data: {
      mfa_token: await signMfaToken(platform, user),
      mfa_factors: factors.map(({ kind }) => kind),
      phone_number: phoneNumber ? maskPhoneNumber(phoneNumber) : null,
    },
  });
}
