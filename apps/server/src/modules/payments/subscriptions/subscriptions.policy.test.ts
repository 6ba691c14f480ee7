import type { BillingPeriod, PlanChoice, SoldTier } from '@mynah/contract/billing/prices';
import { expect, test } from 'vitest';
import { graceEndsAt, isLive, takesEffect } from './subscriptions.policy.ts';

const plan = (tier: SoldTier, billingPeriod: BillingPeriod = 'monthly_period'): PlanChoice => ({
  tier,
  billingPeriod,
});

test.each([
  ['now', plan('starter'), plan('pro')],
  ['period_end', plan('pro'), plan('starter')],
  ['now', plan('pro'), plan('pro', 'annual_period')],
  ['period_end', plan('pro', 'annual_period'), plan('pro')],
  ['period_end', plan('starter', 'annual_period'), plan('pro')],
  ['now', plan('starter'), plan('pro', 'annual_period')],
  ['period_end', plan('pro'), plan('starter', 'annual_period')],
])('[BIL-009] a change takes effect %s: %o to %o', (expected, from, to) => {
  expect(takesEffect(from, to)).toBe(expected);
});

test('a plan stays while a payment is missing, for the days of grace', () => {
  expect(isLive({ status: 'past_due' })).toBe(true);
  expect(isLive({ status: 'incomplete' })).toBe(false);
  const pastDueAt = new Date('2030-01-30T00:00:00Z');
  expect(graceEndsAt({ pastDueAt }, 7)).toEqual(new Date('2030-02-06T00:00:00Z'));
  expect(graceEndsAt({ pastDueAt: null }, 7)).toBeNull();
});
