import { plans } from '@mynah/contract';
import { overageCents } from '@mynah/contract/billing/overage';
import { isSold } from '@mynah/contract/billing/prices';
import { formatDay } from '@mynah/contract/format-day';
import type { Platform } from '../../../../platform/platform.ts';
import { subscriptions } from '../../../billing/index.ts';
import { isCharging, priceCents } from '../../plans/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { findSubscription } from '../subscriptions.store.ts';
import { syncSubscription } from './sync-subscription.ts';

const batchSize = 100;

/** Puts what periods used beyond their plans on invoices, each once; one that fails is tried again by the next run. */
export async function billOverages(platform: Platform): Promise<void> {
  if (!isCharging(platform)) return;
  for (const overage of await subscriptions.listOpenOverages(platform.db, batchSize)) {
    try {
      await bill(platform, overage);
    } catch (cause) {
      const { workspaceId } = overage;
      platform.log.error({ err: cause, workspace: workspaceId }, 'credits beyond a plan were not billed');
    }
  }
}

async function bill(platform: Platform, overage: subscriptions.Overage): Promise<void> {
  const { workspaceId, credits, tier, periodEndsAt } = overage;
  const row = await findSubscription(platform.db, workspaceId);
  const provider = paymentProviderOf(platform);
  // nobody is there to pay: the plan was by contract, or paid to another provider
  const isPaid = row?.provider === provider.name && isSold(tier);
  const amountCents = isPaid
    ? overageCents({ credits, tier, monthlyCents: monthlyCents(platform, { tier, currency: row.currency }) })
    : 0;
  if (isPaid && amountCents > 0) {
    const { subscription, customer, currency } = row;
    const text = `${credits.toLocaleString('en-US')} credits beyond the ${plans[tier].displayName} plan, until ${formatDay(periodEndsAt)}`;
    const key = `overage.${workspaceId}.${periodEndsAt.toISOString()}`;
    await provider.charge(subscription, { customer, currency, amountCents, text, key });
    await syncSubscription(platform, subscription);
  }
  await subscriptions.markOverageBilled(platform.db, overage, platform.clock.now());
}

type Priced = Omit<Parameters<typeof priceCents>[1], 'billingPeriod'> & {
  currency: Parameters<typeof priceCents>[2];
};

/** What the credits of a plan cost a month, and those beyond it alike. */
export const monthlyCents = (platform: Platform, { tier, currency }: Priced): number =>
  priceCents(platform, { tier, billingPeriod: 'monthly_period' }, currency);

/** What the period that runs has used beyond the plan, in cents. */
export function overageSoFar(
  platform: Platform,
  { tier, currency }: Priced,
  { used, limit, granted }: { used: number; limit: number | null; granted: number },
): number {
  const credits = limit === null ? 0 : Math.max(0, used - limit - granted);
  return overageCents({ credits, tier, monthlyCents: monthlyCents(platform, { tier, currency }) });
}
