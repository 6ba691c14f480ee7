import type { Platform } from '../../../../platform/platform.ts';
import { maskPhoneNumber } from '../mask-phone-number.ts';
import { listSecondFactors } from '../two-factor.store.ts';

/** The number, all but its end hidden, to which codes are sent at a sign-in; null without such a factor. */
export async function findSmsFactor({ db }: Platform, userId: string): Promise<string | null> {
  const factors = await listSecondFactors(db, userId);
  const phoneNumber = factors.find(({ kind }) => kind === 'sms')?.phoneNumber;
  return phoneNumber ? maskPhoneNumber(phoneNumber) : null;
}
