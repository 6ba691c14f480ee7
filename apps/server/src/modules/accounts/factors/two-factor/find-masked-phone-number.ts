import type { Queryable } from '../../../../platform/db/database.ts';
import { maskPhoneNumber } from './mask-phone-number.ts';
import { listSecondFactors } from './two-factor.store.ts';

/** Of the text-message factor; null for an account without one. */
export async function findMaskedPhoneNumber(db: Queryable, userId: string): Promise<string | null> {
  const factors = await listSecondFactors(db, userId);
  const phoneNumber = factors.find(({ kind }) => kind === 'sms')?.phoneNumber ?? null;
  return phoneNumber === null ? null : maskPhoneNumber(phoneNumber);
}
