import type { Subscription } from '#web/shared/account/account.requests.ts';

/** Trial and enterprise have no limit (BIL-043). */
export function isUnlimitedTier(tier: string): boolean {
  return tier === 'trial' || tier === 'enterprise';
}

/** What the shell shows: character_limit minus character_count, and -1 where there is no limit (BIL-008, BIL-047). */
export function remainingCredits(subscription: Subscription): number {
  if (isUnlimitedTier(subscription.tier) || subscription.character_limit === -1) return -1;
  return Math.max(0, subscription.character_limit - subscription.character_count);
}
