import type { ReauthenticationWay } from '@mynah/contract/accounts/reauthentication';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { UserRow } from '../../users/index.ts';
import { listPasskeyRows } from '../passkeys/index.ts';
import type { ProvingWays } from '../require-fresh-factor.ts';
import { requireSignInAllowed } from '../sign-in-checks.ts';
import { getSecondFactorList } from '../two-factor/index.ts';

/** What this account can prove itself with. */
export async function listWays(platform: Platform, user: UserRow): Promise<ProvingWays> {
  const [isOpen, { factors, backup_codes_left: codesLeft }, passkeys] = await Promise.all([
    maySignInHere(platform, user),
    getSecondFactorList(platform, user.id),
    listPasskeyRows(platform.db, user.id),
  ]);
  const ways: ReauthenticationWay[] = [
    ...(isOpen && user.passwordHash !== null ? (['password'] as const) : []),
    ...(isOpen && passkeys.length > 0 ? (['passkey'] as const) : []),
    ...factors.map(({ factor }) => factor),
    ...(codesLeft > 0 ? (['backup_code'] as const) : []),
  ];
  return { ways, phoneNumber: factors.find(({ factor }) => factor === 'sms')?.phone_number ?? null };
}

/** False where a workspace has its people sign in elsewhere: what was set up here before counts for nothing. */
async function maySignInHere(platform: Platform, user: UserRow): Promise<boolean> {
  try {
    await requireSignInAllowed(platform, user);
    return true;
  } catch (cause) {
    if (cause instanceof Failure) return false;
    throw cause;
  }
}
