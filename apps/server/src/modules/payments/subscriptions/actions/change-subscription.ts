import { plans } from '@mynah/contract';
import type { BillingPeriod, PlanChoice, SoldTier } from '@mynah/contract/billing/prices';
import type { ChangePreview } from '@mynah/contract/billing/subscriptions';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listMembers } from '../../../workspaces/members/index.ts';
import { priceCents } from '../../plans/index.ts';
import type { PricedChange } from '../../provider/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { requirePaid } from '../require-subscription.ts';
import { isSamePlan, seatsOf, takesEffect } from '../subscriptions.policy.ts';
import type { SubscriptionRow } from '../subscriptions.tables.ts';
import { syncSubscription } from './sync-subscription.ts';

interface Wish {
  subscriptionType?: SoldTier;
  billingPeriod?: BillingPeriod;
}

/** What is not said stays (BIL-029). */
const toChoice = (row: SubscriptionRow, { subscriptionType, billingPeriod }: Wish): PlanChoice => ({
  tier: subscriptionType ?? row.tier,
  billingPeriod: billingPeriod ?? row.billingPeriod,
});

/**
 * Another plan (BIL-009): at once for the difference, or when the period ends; the one that it has already takes back
 * what was scheduled. @throws Failure `conflict`, `payment_declined`
 */
export async function changeSubscription(platform: Platform, actor: Actor, wish: Wish = {}): Promise<void> {
  const row = await requirePaid(platform, actor);
  const choice = toChoice(row, wish);
  const provider = paymentProviderOf(platform);
  if (isSamePlan(row, choice)) {
    if (row.nextTier) await provider.dropSchedule(row.subscription);
    return syncSubscription(platform, row.subscription);
  }
  requireChangeable(row);
  await requireSeats(platform, row, choice);
  const change = priced(platform, row, choice);
  if (takesEffect(row, choice) === 'period_end') {
    await provider.schedule(row.subscription, change);
  } else {
    await provider.change(row.subscription, change);
  }
  await syncSubscription(platform, row.subscription);
}

const priced = (platform: Platform, row: SubscriptionRow, choice: PlanChoice): PricedChange => ({
  tier: choice.tier,
  billingPeriod: choice.billingPeriod,
  priceCents: priceCents(platform, choice, row.currency),
});

function requireChangeable(row: SubscriptionRow): void {
  if (row.isCancelling) {
    throw new Failure('conflict', 'The subscription is set to end. Renew it, then change the plan.');
  }
  if (row.status === 'past_due') {
    throw new Failure('conflict', 'A payment is missing. Update the payment method, then change the plan.');
  }
}

async function requireSeats(platform: Platform, { workspaceId }: SubscriptionRow, choice: PlanChoice) {
  const members = (await listMembers(platform.db, workspaceId)).length;
  const seats = seatsOf(choice);
  if (members <= seats) return;
  const { displayName } = plans[choice.tier];
  throw new Failure(
    'conflict',
    `The ${displayName} plan has ${seats} ${seats === 1 ? 'seat' : 'seats'}, and this workspace has ${members} members. Remove members first.`,
  );
}

/** What the change costs, before it is made. */
export async function previewChange(
  platform: Platform,
  actor: Actor,
  wish: Required<Wish>,
): Promise<ChangePreview> {
  const row = await requirePaid(platform, actor);
  const choice = toChoice(row, wish);
  const change = priced(platform, row, choice);
  const isNow = takesEffect(row, choice) === 'now';
  const nothing = { chargeCents: 0, creditCents: 0, discountCents: 0, taxCents: 0, dueCents: 0 };
  const costs = isNow ? await paymentProviderOf(platform).preview(row.subscription, change) : nothing;
  return {
    takes_effect: isNow ? 'now' : 'period_end',
    effective_at_unix: unixSeconds(isNow ? platform.clock.now() : row.periodEndsAt),
    currency: row.currency,
    charge_cents: costs.chargeCents,
    credit_cents: costs.creditCents,
    discount_cents: costs.discountCents,
    tax_cents: costs.taxCents,
    due_cents: costs.dueCents,
    next_cents: change.priceCents,
  };
}

/** @throws Failure `conflict` where nothing is scheduled */
export async function cancelDowngrade(platform: Platform, actor: Actor): Promise<void> {
  const row = await requirePaid(platform, actor);
  if (!row.nextTier) throw new Failure('conflict', 'No change of the plan is scheduled.');
  await paymentProviderOf(platform).dropSchedule(row.subscription);
  await syncSubscription(platform, row.subscription);
}
