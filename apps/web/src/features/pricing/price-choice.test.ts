import type { PlanOffer } from '@mynah/contract/billing/plan-offers';
import { expect, it } from 'vitest';
import { monthlyPriceOf, priceOf } from '#web/features/pricing/price-choice.ts';

const offer = {
  monthly_cents: { usd: 2_200, eur: 2_000 },
  annual_cents: { usd: 22_000, eur: 20_000 },
} as PlanOffer;

it('[FMT-017] [FMT-018] prices are of one currency, and those of a year are shown by month', () => {
  const yearly = { billingPeriod: 'annual_period', currency: 'eur' } as const;
  expect(priceOf(offer, yearly)).toBe(20_000);
  expect(monthlyPriceOf(offer, yearly)).toBe(1_667);
  expect(monthlyPriceOf(offer, { billingPeriod: 'monthly_period', currency: 'usd' })).toBe(2_200);
  expect(monthlyPriceOf({ ...offer, annual_cents: null }, yearly)).toBeNull();
});
