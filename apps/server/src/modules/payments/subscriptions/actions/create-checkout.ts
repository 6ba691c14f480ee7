import type { Currency, PlanChoice } from '@mynah/contract/billing/prices';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { priceCents } from '../../plans/index.ts';
import { findValidCode, type PromoCodeRow, requireValidCode } from '../../promo-codes/index.ts';
import { findOwnerEmail } from '../find-owner-email.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { requireCharging } from '../require-subscription.ts';
import { subscriptionPage } from '../subscription-page.ts';
import { isLive } from '../subscriptions.policy.ts';
import { countOldCheckouts, findSubscription, insertCheckout } from '../subscriptions.store.ts';

interface Order extends PlanChoice {
  currency: Currency;
  promocode?: string;
  noDefaultPromocode?: boolean;
}

/**
 * The page to pay for a plan (BIL-017). The same order is the same checkout until it is paid or has expired, so two
 * clicks at once open one. @throws Failure `conflict`, `invalid_promocode`
 */
export async function createCheckout(
  platform: Platform,
  actor: Actor,
  order: Order,
): Promise<{ url: string }> {
  requireCharging(platform);
  const { db, clock, config } = platform;
  const { workspaceId } = actor;
  const former = await findSubscription(db, workspaceId);
  if (former && isLive(former)) {
    throw new Failure('conflict', 'This workspace already has a subscription. Change its plan instead.');
  }
  const provider = paymentProviderOf(platform);
  const { tier, billingPeriod, currency } = order;
  const price = priceCents(platform, order, currency);
  const discount = await findDiscount(platform, workspaceId, order);
  const expired = await countOldCheckouts(db, workspaceId, clock.now());
  const { session, url, expiresAt } = await provider.startCheckout({
    workspaceId,
    email: (await findOwnerEmail(db, workspaceId)) ?? '',
    customer: former?.provider === provider.name ? former.customer : undefined,
    tier,
    billingPeriod,
    currency,
    priceCents: price,
    trialDays: former ? 0 : config.trialDays,
    discount,
    successUrl: subscriptionPage(platform, { checkout: 'done' }),
    cancelUrl: subscriptionPage(platform),
    key: [
      'checkout',
      workspaceId,
      tier,
      billingPeriod,
      currency,
      price,
      discount?.code,
      former?.subscription,
      expired,
    ].join('.'),
  });
  await insertCheckout(db, { session, workspaceId, expiresAt });
  return { url };
}

/** The operator's own code where the order brings none (BIL-018); one that is over is passed over. */
async function findDiscount(
  platform: Platform,
  workspaceId: string,
  { promocode, noDefaultPromocode, currency }: Order,
): Promise<PromoCodeRow | undefined> {
  if (promocode) return requireValidCode(platform, { workspaceId, code: promocode, currency });
  const { defaultPromoCode } = platform.config;
  if (noDefaultPromocode || !defaultPromoCode) return undefined;
  const found = await findValidCode(platform, workspaceId, defaultPromoCode);
  return found?.currency && found.currency !== currency ? undefined : found;
}
