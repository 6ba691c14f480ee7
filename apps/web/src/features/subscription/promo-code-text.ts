import type { PromoCodeCheck } from '@mynah/contract/billing/promo-codes';

/** ERR-040 to ERR-044, to the letter: the dollar sign and “month(s)” are theirs. */
export function promoCodeText(applied: string, check: PromoCodeCheck): string {
  const { amount_off, percent_off, duration_in_months } = check;
  const amount = amount_off === null ? '' : ` $${amount_off / 100} off`;
  const percent = amount_off === null && percent_off !== null ? ` ${percent_off}% off` : '';
  const duration = duration_in_months === null ? '' : ` each month for ${duration_in_months} month(s)`;
  return `${applied}${amount}${percent}${duration}`;
}
