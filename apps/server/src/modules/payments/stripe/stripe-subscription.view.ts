import { currency } from '@mynah/contract/billing/price-schemas';
import type { Currency } from '@mynah/contract/billing/prices';
import type Stripe from 'stripe';
import type { ProviderInvoice, ProviderSubscription } from '../provider/index.ts';
import { planOf } from './stripe-catalog.ts';

/** What `toStripeSubscription` must have whole, not as ids. */
export const subscriptionParts = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'discounts.promotion_code',
  'discounts.source.coupon',
  'schedule.phases.items.price',
];

const date = (unix: number): Date => new Date(unix * 1000);

/** Amounts of another currency than we sell in are no plan of ours. */
export const currencyOf = (written: string): Currency => currency.parse(written.toLowerCase());

const statuses: Readonly<Record<string, ProviderSubscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
};

/** Stripe minds only the invoices of the plan; of what is beside it a payment is missing as well. */
function statusOf(
  { status }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): ProviderSubscription['status'] {
  const isMissing = invoices.some((invoice) => invoice.status === 'open' && invoice.attempted);
  return status === 'active' && isMissing ? 'past_due' : (statuses[status] ?? 'ended');
}

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`the subscription ${subscription.id} has no plan`);
  return item;
};

/** Of one that was made here, on whichever installation. */
export const isOfPlan = (subscription: Stripe.Subscription): boolean =>
  planOf(subscription.items.data[0]?.price) !== undefined;

/** Of what stands there whole, or by its id alone. */
export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  (typeof reference === 'string' ? reference : reference?.id) || undefined;

export const customerOf = ({ customer }: Pick<Stripe.Subscription, 'customer'>): string =>
  typeof customer === 'string' ? customer : customer.id;

/** Of which installation of ours it was ordered. */
export const installationKey = 'server';

/** Undefined: it is of no plan of ours. */
export function toStripeSubscription(
  subscription: Stripe.Subscription,
  { invoices, installation }: { invoices: readonly Stripe.Invoice[]; installation: string },
): ProviderSubscription | undefined {
  const item = itemOf(subscription);
  const plan = planOf(item.price);
  if (!plan) return undefined;
  const periodEndsAt = date(item.current_period_end);
  return {
    subscription: subscription.id,
    customer: customerOf(subscription),
    workspaceId: subscription.metadata.workspace_id ?? '',
    isOurs: subscription.metadata[installationKey] === installation,
    status: statusOf(subscription, invoices),
    ...plan,
    currency: currencyOf(subscription.currency),
    priceCents: item.price.unit_amount ?? 0,
    periodStartsAt: date(item.current_period_start),
    periodEndsAt,
    trialEndsAt:
      subscription.status === 'trialing' && subscription.trial_end ? date(subscription.trial_end) : null,
    isCancelling: subscription.cancel_at_period_end,
    next: nextOf(subscription, item.current_period_end),
    card: cardOf(subscription),
    discount: discountOf(subscription),
    invoices: invoices.filter(({ status }) => status !== 'draft').map(toInvoice),
  };
}

function nextOf({ schedule }: Stripe.Subscription, periodEnd: number): ProviderSubscription['next'] {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const phase = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const price = phase?.items[0]?.price;
  const plan = price && typeof price === 'object' && !('deleted' in price) ? planOf(price) : undefined;
  return plan ?? null;
}

function cardOf({ default_payment_method, customer }: Stripe.Subscription): ProviderSubscription['card'] {
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = default_payment_method ?? ofCustomer;
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4: last4 ?? '', expires: `${String(exp_month).padStart(2, '0')}/${exp_year}` };
}

function discountOf({ discounts }: Stripe.Subscription): ProviderSubscription['discount'] {
  const [discount] = discounts;
  if (!discount || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (!coupon || typeof coupon === 'string') return null;
  const code = discount.promotion_code;
  return {
    code: (code && typeof code === 'object' ? code.code : (coupon.name ?? coupon.id)).toLowerCase(),
    percentOff: coupon.percent_off,
    amountOffCents: coupon.amount_off,
    endsAt: discount.end ? date(discount.end) : null,
  };
}

function toInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const sum = (parts: { amount: number }[] | null): number =>
    (parts ?? []).reduce((total, { amount }) => total + amount, 0);
  const { status, status_transitions: times } = invoice;
  return {
    invoice: invoice.id ?? '',
    number: invoice.number ?? invoice.id ?? '',
    status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
    currency: currencyOf(invoice.currency),
    subtotalCents: invoice.subtotal,
    discountCents: sum(invoice.total_discount_amounts),
    taxCents: sum(invoice.total_taxes),
    totalCents: Math.max(0, invoice.total),
    refundedCents: invoice.post_payment_credit_notes_amount,
    issuedAt: date(times.finalized_at ?? invoice.created),
    paidAt: times.paid_at ? date(times.paid_at) : null,
    lines: invoice.lines.data.map(({ description, amount }) => ({
      text: description ?? 'Subscription',
      amountCents: amount,
    })),
  };
}
