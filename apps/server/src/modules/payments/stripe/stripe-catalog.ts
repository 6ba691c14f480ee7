import { brand, plans } from '@mynah/contract';
import { billingPeriod, soldTier } from '@mynah/contract/billing/price-schemas';
import type { Currency, PlanChoice } from '@mynah/contract/billing/prices';
import type Stripe from 'stripe';
import type { Discount, PricedChange } from '../provider/index.ts';
import { isMissing, isTaken } from './stripe-failure.ts';

/** Plans and codes as Stripe knows them, made when they are first needed: the operator has nothing to set up there. */

const lookupKey = ({ tier, billingPeriod, priceCents }: PricedChange, currency: Currency): string =>
  `mynah.${tier}.${billingPeriod}.${currency}.${priceCents}`;

/** The id of the price of a plan. One that costs something else is another price. */
export async function ensurePrice(stripe: Stripe, change: PricedChange, currency: Currency): Promise<string> {
  const key = lookupKey(change, currency);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const { tier, billingPeriod, priceCents } = change;
  const made = await stripe.prices.create(
    {
      product: await ensureProduct(stripe, change),
      currency,
      unit_amount: priceCents,
      recurring: { interval: intervalOf(change) },
      lookup_key: key,
      // one that somebody archived keeps its key otherwise
      transfer_lookup_key: true,
      metadata: { tier, billing_period: billingPeriod },
    },
    { idempotencyKey: key },
  );
  return made.id;
}

export const intervalOf = ({ billingPeriod }: PlanChoice): 'month' | 'year' =>
  billingPeriod === 'annual_period' ? 'year' : 'month';

async function ensureProduct(stripe: Stripe, { tier }: PlanChoice): Promise<string> {
  const id = `mynah_${tier}`;
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
  }
  const name = `${brand.name} ${plans[tier].displayName}`;
  await stripe.products.create({ id, name }).catch((cause) => {
    if (!isTaken(cause)) throw cause;
  });
  return id;
}

/** Which plan a price is of; undefined: it was not made here. */
export function planOf(price: Stripe.Price | undefined): PlanChoice | undefined {
  const tier = soldTier.safeParse(price?.metadata?.tier);
  const period = billingPeriod.safeParse(price?.metadata?.billing_period);
  if (!tier.success || !period.success) return undefined;
  return { tier: tier.data, billingPeriod: period.data };
}

/** The id of a promotion code that takes off what ours does. */
export async function ensurePromotionCode(stripe: Stripe, discount: Discount): Promise<string> {
  const { code, percentOff, amountOffCents, currency, durationInMonths, maxRedemptions } = discount;
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const coupon = `mynah_${code}`;
  await stripe.coupons
    .create({
      id: coupon,
      name: code,
      ...(percentOff === null
        ? { amount_off: amountOffCents ?? 0, currency: currency ?? 'usd' }
        : { percent_off: percentOff }),
      ...(durationInMonths === null
        ? { duration: 'forever' as const }
        : { duration: 'repeating' as const, duration_in_months: durationInMonths }),
      ...(maxRedemptions !== null && { max_redemptions: maxRedemptions }),
    })
    .catch((cause) => {
      if (!isTaken(cause)) throw cause;
    });
  const made = await stripe.promotionCodes.create(
    { promotion: { type: 'coupon', coupon }, code },
    { idempotencyKey: `mynah.promotion.${code}` },
  );
  return made.id;
}
