import type Stripe from 'stripe';
import type { ExtraCharge } from '../provider/index.ts';
import { isDeclined } from './stripe-failure.ts';
import { orderKey } from './stripe-order.ts';
import { idOf } from './stripe-subscription.view.ts';

/** As many as a year of months, with changes between. */
export const newestInvoices = 24;

/** On invoices for what is beside the plan: what it is for, and which subscription it is beside. */
const chargeKey = 'charge';
const subscriptionKey = 'subscription';

interface ChargedBy {
  subscription: string;
  /** Without one, that of the customer pays: checkouts give theirs to the subscription. */
  card: string | undefined;
  isTaxed: boolean;
}

/** Charges something beside the plan on an invoice of its own, once for its key. When it is declined, it stays open. */
export async function chargeBeside(
  stripe: Stripe,
  { customer, currency, amountCents, text, key }: ExtraCharge,
  { subscription, card, isTaxed }: ChargedBy,
): Promise<void> {
  // keys of calls are forgotten after a day
  const { data } = await stripe.invoices.list({ customer, limit: newestInvoices });
  const known = data.find((invoice) => invoice.metadata?.[chargeKey] === key && invoice.status !== 'void');
  const wish: Stripe.InvoiceCreateParams = {
    customer,
    currency,
    metadata: { [chargeKey]: key, [subscriptionKey]: subscription },
    // a process may die before there is anything on it: Stripe would go on alone, and nothing were paid
    auto_advance: false,
    collection_method: 'charge_automatically',
    pending_invoice_items_behavior: 'exclude',
    ...(card && { default_payment_method: card }),
    ...(isTaxed && { automatic_tax: { enabled: true } }),
  };
  const { id, status, lines } = known ?? (await stripe.invoices.create(wish, orderKey(key, wish)));
  if (!id || status !== 'draft') return;
  if (lines.data.length === 0) {
    const line = { customer, invoice: id, currency, amount: amountCents, description: text };
    const item = { ...line, discountable: false };
    await stripe.invoiceItems.create(item, orderKey(`${key}.item`, item));
  }
  const { status: now } = await stripe.invoices.finalizeInvoice(id, { auto_advance: true });
  if (now === 'open') await payInvoice(stripe, id);
}

/** One that is declined stays open, and a payment is missing. */
export async function payInvoice(stripe: Stripe, id: string, card?: string): Promise<void> {
  await stripe.invoices.pay(id, card ? { payment_method: card } : {}).catch((cause) => {
    if (!isDeclined(cause)) throw cause;
  });
}

/** Of this subscription, or for what was used beside it: whoever pays may have others, which are none of ours. */
export function isOfSubscription({ parent, metadata }: Stripe.Invoice, subscription: string): boolean {
  const of = idOf(parent?.subscription_details?.subscription);
  return of === subscription || metadata?.[subscriptionKey] === subscription;
}

/** What is still to be paid of a subscription. */
export async function listOpen(
  stripe: Stripe,
  { customer, subscription }: { customer: string; subscription: string },
): Promise<string[]> {
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: newestInvoices });
  return data.flatMap((invoice) =>
    invoice.id && isOfSubscription(invoice, subscription) ? [invoice.id] : [],
  );
}
