import type { Tier } from './plans.ts';

/** Only these are offered (BIL-006, FMT-019). */
export const currencies = ['usd', 'eur'] as const;
export type Currency = (typeof currencies)[number];

export const billingPeriods = ['monthly_period', 'annual_period'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What a checkout sells (BIL-036). */
export const soldTiers = [
  'starter',
  'creator',
  'pro',
  'growing_business',
  'scale_2024_08_10',
] as const satisfies Tier[];
export type SoldTier = (typeof soldTiers)[number];

export const isSold = (tier: Tier): tier is SoldTier => soldTiers.some((sold) => sold === tier);

/** A plan as somebody chooses it. */
export interface PlanChoice {
  tier: SoldTier;
  billingPeriod: BillingPeriod;
}

/** A year costs as much as ten months. */
export const monthsPaidAYear = 10;

/** Cents a month, in every currency alike, unless the operator asks for others. */
export const defaultMonthlyCents: Readonly<Record<SoldTier, number>> = {
  starter: 500,
  creator: 2_200,
  pro: 9_900,
  growing_business: 33_000,
  scale_2024_08_10: 132_000,
};
