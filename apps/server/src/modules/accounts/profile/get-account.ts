import type { Account } from '@mynah/contract/user';
import type { Platform } from '../../../platform/platform.ts';
import { isStaffAddress } from '../staff/staff-address.ts';
import { listSecondFactors } from '../two-factor/two-factor.store.ts';
import type { UserRow } from '../users/users.store.ts';
import { toAccount } from './profile.view.ts';

/** The account's part of GET /v1/user. */
export async function getAccount(platform: Platform, user: UserRow): Promise<Account> {
  const factors = await listSecondFactors(platform.db, user.id);
  const sms = factors.find(({ kind }) => kind === 'sms');
  const isStaff = isStaffAddress(platform, user);
  return toAccount({ user, smsNumber: sms?.phoneNumber ?? null, isStaff });
}
