import { isUnlimited, type Tier } from '@mynah/contract/billing/plans';

type Counters = { tier: Tier; character_count: number; character_limit: number };

/** What the shell shows: character_limit minus character_count, and -1 where there is no limit (BIL-008, BIL-047). */
export function remainingCredits({ tier, character_count, character_limit }: Counters): number {
  return isUnlimited(tier) ? -1 : Math.max(0, character_limit - character_count);
}
