import { expect, it } from 'vitest';
import { promoCodeText } from '#web/features/subscription/promo-code-text.ts';

const applied = 'Coupon code applied for checkout!';
const nothing = { valid: true, amount_off: null, percent_off: null, duration_in_months: null };

it('[ERR-040] [ERR-041] [ERR-042] [ERR-043] [ERR-044] [BIL-063] [BIL-066] says what a code takes off', () => {
  expect(promoCodeText(applied, nothing)).toBe('Coupon code applied for checkout!');
  expect(promoCodeText(applied, { ...nothing, amount_off: 500 })).toBe(
    'Coupon code applied for checkout! $5 off',
  );
  expect(promoCodeText(applied, { ...nothing, percent_off: 30, duration_in_months: 3 })).toBe(
    'Coupon code applied for checkout! 30% off each month for 3 month(s)',
  );
});
