import type { Currency } from '@mynah/contract/billing/prices';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { toStoredCode } from '../promo-codes.policy.ts';
import { endCode, insertCode } from '../promo-codes.store.ts';
import type { PromoCodeRow } from '../promo-codes.tables.ts';

interface NewCode {
  code: string;
  percentOff?: number;
  amountOffCents?: number;
  currency?: Currency;
  durationInMonths?: number;
  maxRedemptions?: number;
  expiresAtUnix?: number;
}

/** @throws Failure `conflict` where there is one of this name */
export async function createCode(
  { db, clock }: Platform,
  staff: Actor,
  { expiresAtUnix, ...given }: NewCode,
): Promise<PromoCodeRow> {
  const now = clock.now();
  const code = toStoredCode(given.code);
  const expiresAt = expiresAtUnix === undefined ? null : new Date(expiresAtUnix * 1000);
  return db.transaction(async (transaction) => {
    const made = await insertCode(transaction, { ...given, code, expiresAt, createdAt: now });
    if (!made) throw new Failure('conflict', `There is already a promo code ${code}.`);
    await recordStaffAction(transaction, staff, { action: 'promo-code.create', target: code }, now);
    return made;
  });
}

/** Nobody uses it any more; who has it keeps it. @throws Failure `not_found` */
export async function endPromoCode({ db, clock }: Platform, staff: Actor, written: string): Promise<void> {
  const code = toStoredCode(written);
  const now = clock.now();
  await db.transaction(async (transaction) => {
    if (!(await endCode(transaction, code, now))) {
      throw new Failure('not_found', 'There is no promo code of this name that could be ended.');
    }
    await recordStaffAction(transaction, staff, { action: 'promo-code.end', target: code }, now);
  });
}
