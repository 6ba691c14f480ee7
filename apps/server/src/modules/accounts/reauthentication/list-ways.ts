import type { ReauthenticationWay } from '@mynah/contract/reauthentication';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signInChecks } from '../extension-points.ts';
import { listPasskeyRows } from '../passkeys/passkeys.store.ts';
import { maskPhoneNumber } from '../two-factor/mask-phone-number.ts';
import { countBackupCodesLeft, listSecondFactors } from '../two-factor/two-factor.store.ts';
import type { UserRow } from '../users/users.store.ts';

interface Ways {
  /** Empty: the person signs in elsewhere, and has nothing to show here. */
  ways: ReauthenticationWay[];
  /** Masked; of text messages. */
  phoneNumber: string | null;
}

/** What this account can prove itself with. */
export async function listWays(platform: Platform, user: UserRow): Promise<Ways> {
  const { db } = platform;
  const [isOpen, factors, passkeys, codesLeft] = await Promise.all([
    maySignInHere(platform, user),
    listSecondFactors(db, user.id),
    listPasskeyRows(db, user.id),
    countBackupCodesLeft(db, user.id),
  ]);
  const phoneNumber = factors.find(({ kind }) => kind === 'sms')?.phoneNumber;
  const ways: ReauthenticationWay[] = [
    ...(isOpen && user.passwordHash !== null ? (['password'] as const) : []),
    ...(isOpen && passkeys.length > 0 ? (['passkey'] as const) : []),
    ...factors.map(({ kind }) => kind),
    ...(codesLeft > 0 ? (['backup_code'] as const) : []),
  ];
  return { ways, phoneNumber: phoneNumber ? maskPhoneNumber(phoneNumber) : null };
}

/** False where a workspace has its people sign in elsewhere: what was set up here before counts for nothing. */
async function maySignInHere(platform: Platform, user: UserRow): Promise<boolean> {
  try {
    for (const check of platform.extensions.at(signInChecks)) await check(platform, user);
    return true;
  } catch (cause) {
    if (cause instanceof Failure) return false;
    throw cause;
  }
}
