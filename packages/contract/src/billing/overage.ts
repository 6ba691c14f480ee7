import { plans } from './plans.ts';
import type { SoldTier } from './prices.ts';

interface Overage {
  /** Beyond the plan and what was given beside it. */
  credits: number;
  tier: SoldTier;
  /** What the plan costs a month. */
  monthlyCents: number;
}

/** Credits beyond a plan cost as much as those of it: whole cents, rounded down, in the currency of the plan's price. */
export const overageCents = ({ credits, tier, monthlyCents }: Overage): number =>
  Number((BigInt(credits) * BigInt(monthlyCents)) / BigInt(plans[tier].characterLimit));
