import type { Account } from '@mynah/contract/accounts/user';
import type { Platform } from '../../../platform/platform.ts';
import { findMaskedPhoneNumber } from '../factors/index.ts';
import { isStaff } from '../staff/index.ts';
import type { UserRow } from '../users/index.ts';
import { toAccount } from './profile.view.ts';

/** The account's part of GET /v1/user. */
export async function getAccount(platform: Platform, user: UserRow): Promise<Account> {
  const smsNumber = await findMaskedPhoneNumber(platform.db, user.id);
  return toAccount({ user, smsNumber, isStaff: isStaff(platform, user) });
}
