import { isUnlimited, plans, type Tier } from '@mynah/contract';

/** The plan's credits a month; null is no limit. */
export const planLimit = (tier: Tier): number | null =>
  isUnlimited(tier) ? null : plans[tier].characterLimit;

/** The credits of a period, without those beside the plan: the plan's, unless the operator set another limit. */
export const limitOf = ({ characterLimit }: { characterLimit: number | null }, tier: Tier): number | null =>
  characterLimit ?? planLimit(tier);
