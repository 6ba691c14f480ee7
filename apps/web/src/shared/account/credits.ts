import { isUnlimited, type Tier } from '@mynah/contract/billing/plans';
import { useSubscription } from '#web/shared/account/account.requests.ts';

type Counters = { tier: Tier; character_count: number; character_limit: number };

/** What the shell shows: character_limit minus character_count, and -1 where there is no limit (BIL-008, BIL-047). */
export function remainingCredits({ tier, character_count, character_limit }: Counters): number {
  return isUnlimited(tier) ? -1 : Math.max(0, character_limit - character_count);
}

export interface Credits {
  /** False on plans without a limit: there nothing that is counted is shown, neither costs nor quotas nor seats. */
  areCounted: boolean;
  /** 0 where none are counted. */
  remaining: number;
  isTooDear(cost: number): boolean;
}

/** The one place that decides whether the app speaks of credits; until the plan is known it does not. */
export function useCredits(): Credits {
  const { data } = useSubscription();
  const remaining = data ? remainingCredits(data) : -1;
  const areCounted = remaining !== -1;
  return {
    areCounted,
    remaining: Math.max(0, remaining),
    isTooDear: (cost) => areCounted && cost > remaining,
  };
}
