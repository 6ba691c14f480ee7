import type { Currency } from '@mynah/contract/billing/prices';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { isValidNow, toStoredCode } from '../promo-codes.policy.ts';
import { findCode, isRedeemedBy } from '../promo-codes.store.ts';
import type { PromoCodeRow } from '../promo-codes.tables.ts';

/** Undefined: there is no such code, or this workspace cannot use it any more. */
export async function findValidCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  workspaceId: string,
  code: string,
): Promise<PromoCodeRow | undefined> {
  const found = await findCode(db, toStoredCode(code));
  if (!found || !isValidNow(found, clock.now())) return undefined;
  return (await isRedeemedBy(db, found.code, workspaceId)) ? undefined : found;
}

interface Use {
  workspaceId: string;
  code: string;
  /** What is paid in: an amount of another currency takes nothing off. */
  currency: Currency;
}

/** @throws Failure `invalid_promocode` */
export async function requireValidCode(
  platform: Pick<Platform, 'db' | 'clock'>,
  { workspaceId, code, currency }: Use,
): Promise<PromoCodeRow> {
  const found = await findValidCode(platform, workspaceId, code);
  if (!found) throw new Failure('invalid_promocode', `Coupon code ${code.trim()} is invalid`);
  if (found.currency !== null && found.currency !== currency) {
    throw new Failure(
      'invalid_promocode',
      `Coupon code ${code.trim()} is for payments in ${found.currency.toUpperCase()}.`,
    );
  }
  return found;
}
