import type { PromoCode, PromoCodeCheck } from '@mynah/contract/billing/promo-codes';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { isValidNow } from './promo-codes.policy.ts';
import type { PromoCodeRow } from './promo-codes.tables.ts';

export const toCheck = (code: PromoCodeRow | undefined): PromoCodeCheck => ({
  valid: code !== undefined,
  amount_off: code?.amountOffCents ?? null,
  percent_off: code?.percentOff ?? null,
  duration_in_months: code?.durationInMonths ?? null,
});

export const toPromoCode = (code: PromoCodeRow, now: Date): PromoCode => ({
  code: code.code,
  percent_off: code.percentOff,
  amount_off_cents: code.amountOffCents,
  currency: code.currency,
  duration_in_months: code.durationInMonths,
  max_redemptions: code.maxRedemptions,
  redemptions: code.redemptions,
  expires_at_unix: code.expiresAt && unixSeconds(code.expiresAt),
  is_valid: isValidNow(code, now),
  is_special_offer: code.isSpecialOffer,
  created_at_unix: unixSeconds(code.createdAt),
});
