import type { PlanOffer } from '@mynah/contract/billing/plan-offers';
import type { BillingPeriod, Currency } from '@mynah/contract/billing/prices';

/** How somebody would pay. */
export interface PriceChoice {
  billingPeriod: BillingPeriod;
  currency: Currency;
}

/** Of each period, in cents; null: by contract. */
export const priceOf = (offer: PlanOffer, { billingPeriod, currency }: PriceChoice): number | null =>
  (billingPeriod === 'annual_period' ? offer.annual_cents : offer.monthly_cents)?.[currency] ?? null;

/** A month's share of it, for plans to be compared by; rounded up, so that no price looks lower than it is. */
export function monthlyPriceOf(offer: PlanOffer, choice: PriceChoice): number | null {
  const price = priceOf(offer, choice);
  if (price === null || choice.billingPeriod === 'monthly_period') return price;
  return Math.ceil(price / 12);
}
