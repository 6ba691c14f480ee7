import type { PromoCodeRow } from './promo-codes.tables.ts';

/** As it is stored: capital letters and small ones are the same. */
export const toStoredCode = (code: string): string => code.trim().toLowerCase();

/** May it still be used? Who has it already keeps it. */
export const isValidNow = (code: PromoCodeRow, now: Date): boolean =>
  code.endedAt === null &&
  (code.expiresAt === null || code.expiresAt > now) &&
  (code.maxRedemptions === null || code.redemptions < code.maxRedemptions);

/** Codes that everybody may use from the first start (BIL-067), with what they take off (BIL-068). */
export const specialOffers = [30, 50, 70].map((percentOff) => ({
  code: `special-offer-${percentOff}`,
  percentOff,
  isSpecialOffer: true,
}));
