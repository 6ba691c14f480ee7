import { isSalesManaged, plans, type Tier, tiers } from '@mynah/contract';
import type { Subscription } from '@mynah/contract/accounts/user';
import type { PlanChoice } from '@mynah/contract/billing/prices';
import type { SubscriptionRow } from './subscriptions.tables.ts';

const dayMs = 86_400_000;

/** It gives its plan. */
export const isLive = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due';

/** As the API names it. */
export const toApiStatus = ({ status }: Pick<SubscriptionRow, 'status'>): Subscription['status'] =>
  status === 'ended' ? 'free' : status;

/**
 * What gives more is there at once, for the difference; what gives less waits until the paid time is over. A year in
 * place of months is more, and months in place of a year are less, whatever the plan.
 */
export function takesEffect(from: PlanChoice, to: PlanChoice): 'now' | 'period_end' {
  if (from.billingPeriod !== to.billingPeriod && to.billingPeriod === 'monthly_period') return 'period_end';
  const rise = tiers.indexOf(to.tier) - tiers.indexOf(from.tier);
  if (rise < 0) return 'period_end';
  return rise > 0 || from.billingPeriod !== to.billingPeriod ? 'now' : 'period_end';
}

export const isSamePlan = (one: PlanChoice, other: PlanChoice): boolean =>
  one.tier === other.tier && one.billingPeriod === other.billingPeriod;

/** The plan stays so long after a payment failed; null: none is missing. */
export const graceEndsAt = (
  { pastDueAt }: Pick<SubscriptionRow, 'pastDueAt'>,
  graceDays: number,
): Date | null => pastDueAt && new Date(pastDueAt.getTime() + graceDays * dayMs);

export const seatsOf = ({ tier }: Pick<PlanChoice, 'tier'>): number => plans[tier].seats;

/** Nothing was charged. */
export const isTestInvoice = ({ number }: { number: string }): boolean => number.startsWith('TEST-');

/** When it ends: who had a plan by contract has it again, and all others the free one. */
export const formerTierOf = (tier: Tier): Tier => (isSalesManaged(tier) ? tier : 'free');
