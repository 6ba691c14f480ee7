import { isUnlimited, plans, type Tier } from '@mynah/contract';

/** The plan's credits a month; null is no limit. */
export const planLimit = (tier: Tier): number | null =>
  isUnlimited(tier) ? null : plans[tier].characterLimit;
