import type Stripe from 'stripe';
import { deriveSecret } from '../../../platform/crypto/index.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type {
  CheckoutOrder,
  Discount,
  ExtraCharge,
  Payer,
  PaymentProvider,
  PricedChange,
  Proration,
  ProviderSubscription,
} from '../provider/index.ts';
import { openStripe } from './open-stripe.ts';
import { ensurePrice, ensurePromotionCode, intervalOf } from './stripe-catalog.ts';
import { chargeBeside, isOfSubscription, listOpen, newestInvoices, payInvoice } from './stripe-charge.ts';
import { pointerOf, type StripePointer } from './stripe-event.ts';
import { asFailures, isMissing, refusalAsConflict } from './stripe-failure.ts';
import { orderKey } from './stripe-order.ts';
import { toProration } from './stripe-proration.ts';
import {
  currencyOf,
  customerOf,
  idOf,
  installationKey,
  isOfPlan,
  itemOf,
  subscriptionParts,
  toStripeSubscription,
} from './stripe-subscription.view.ts';

/** Stripe by its official library: checkout, portal, schedules, promotion codes and credit notes. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #platform: Platform;

  constructor(platform: Platform, secretKey: string) {
    this.#platform = platform;
    this.#stripe = openStripe(platform, secretKey);
  }

  /** Tells what was ordered here from what another server with the same account sells. */
  get #installation(): string {
    return deriveSecret(this.#platform.keys.keyFor('stripe'), 'installation').slice(0, 22);
  }

  startCheckout = (order: CheckoutOrder) => asFailures(this.#startCheckout(order));

  async #startCheckout(order: CheckoutOrder) {
    const stripe = this.#stripe;
    const { workspaceId, currency, trialDays, discount, key } = order;
    const metadata = { workspace_id: workspaceId, [installationKey]: this.#installation };
    const isTaxed = this.#platform.config.stripeAutomaticTax;
    const wish: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: await this.#ensureCustomer(order),
      client_reference_id: workspaceId,
      line_items: [{ price: await ensurePrice(stripe, order, currency), quantity: 1 }],
      subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
      ...(discount && { discounts: [{ promotion_code: await ensurePromotionCode(stripe, discount) }] }),
      ...(isTaxed && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    };
    const session = await stripe.checkout.sessions.create(wish, orderKey(key, wish));
    if (!session.url) throw new Error(`the checkout ${session.id} has no address`);
    return { session: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
  }

  async #ensureCustomer({ customer, email, workspaceId }: Omit<Payer, 'returnUrl'>): Promise<string> {
    if (customer) return customer;
    const wish = { ...(email && { email }), metadata: { workspace_id: workspaceId } };
    return (await this.#stripe.customers.create(wish, orderKey('customer', wish))).id;
  }

  read = (subscription: string): Promise<ProviderSubscription | undefined> =>
    asFailures(this.#read(subscription));

  async #read(id: string): Promise<ProviderSubscription | undefined> {
    const plain = await this.#retrieve(id).catch((cause) => {
      if (!isMissing(cause)) throw cause;
    });
    // of another product's no parts are asked for
    if (!plain || !isOfPlan(plain)) return undefined;
    const found = await this.#retrieve(id, subscriptionParts);
    const { data } = await this.#stripe.invoices.list({ customer: customerOf(found), limit: newestInvoices });
    const invoices = data.filter((invoice) => isOfSubscription(invoice, id));
    return toStripeSubscription(found, { invoices, installation: this.#installation });
  }

  #retrieve = (id: string, expand: string[] = []) => this.#stripe.subscriptions.retrieve(id, { expand });

  preview = (subscription: string, change: PricedChange): Promise<Proration> =>
    asFailures(this.#preview(subscription, change));

  async #preview(id: string, change: PricedChange): Promise<Proration> {
    const subscription = await this.#retrieve(id);
    const preview = await this.#stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [await this.#itemFor(subscription, change)],
        proration_behavior: 'always_invoice',
      },
    });
    return toProration(preview);
  }

  change = (subscription: string, change: PricedChange): Promise<void> =>
    asFailures(this.#change(subscription, change));

  /** Without a key: a second time it costs nothing, and with another card it must not be declined once more. */
  async #change(id: string, change: PricedChange): Promise<void> {
    const subscription = await this.#retrieve(id);
    await this.#release(subscription);
    await this.#stripe.subscriptions.update(id, {
      items: [await this.#itemFor(subscription, change)],
      proration_behavior: 'always_invoice',
      // a payment that fails changes nothing
      payment_behavior: 'error_if_incomplete',
    });
  }

  async #itemFor(subscription: Stripe.Subscription, change: PricedChange) {
    const price = await ensurePrice(this.#stripe, change, currencyOf(subscription.currency));
    return { id: itemOf(subscription).id, price };
  }

  schedule = (subscription: string, change: PricedChange): Promise<void> =>
    asFailures(this.#schedule(subscription, change));

  async #schedule(id: string, change: PricedChange): Promise<void> {
    const stripe = this.#stripe;
    const subscription = await this.#retrieve(id);
    const item = itemOf(subscription);
    const price = await ensurePrice(stripe, change, currencyOf(subscription.currency));
    const { schedule } = subscription;
    const scheduleId =
      idOf(schedule) ?? (await stripe.subscriptionSchedules.create({ from_subscription: id })).id;
    await stripe.subscriptionSchedules.update(scheduleId, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        { items: [{ price, quantity: 1 }], duration: { interval: intervalOf(change), interval_count: 1 } },
      ],
    });
  }

  dropSchedule = (subscription: string): Promise<void> =>
    asFailures(this.#retrieve(subscription).then((found) => this.#release(found)));

  async #release({ schedule }: Stripe.Subscription): Promise<void> {
    const id = idOf(schedule);
    if (id) await this.#stripe.subscriptionSchedules.release(id);
  }

  setCancelling = async (subscription: string, isCancelling: boolean): Promise<void> => {
    const change = { cancel_at_period_end: isCancelling };
    await asFailures(this.#stripe.subscriptions.update(subscription, change));
  };

  applyDiscount = (subscription: string, discount: Discount): Promise<void> =>
    asFailures(this.#applyDiscount(subscription, discount));

  async #applyDiscount(id: string, discount: Discount): Promise<void> {
    const promotion_code = await ensurePromotionCode(this.#stripe, discount);
    await this.#stripe.subscriptions.update(id, { discounts: [{ promotion_code }] });
  }

  charge = (subscription: string, charge: ExtraCharge): Promise<void> =>
    asFailures(this.#charge(subscription, charge));

  async #charge(id: string, charge: ExtraCharge): Promise<void> {
    const { default_payment_method } = await this.#retrieve(id);
    const isTaxed = this.#platform.config.stripeAutomaticTax;
    const by = { subscription: id, card: idOf(default_payment_method), isTaxed };
    await chargeBeside(this.#stripe, charge, by);
  }

  end = (subscription: string, options: { refunds: boolean }): Promise<void> =>
    asFailures(this.#end(subscription, options));

  async #end(id: string, { refunds }: { refunds: boolean }): Promise<void> {
    const subscription = await this.#retrieve(id);
    if (subscription.status !== 'canceled') {
      await this.#release(subscription);
      await this.#stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false });
    }
    // what is open is asked for no more
    for (const open of await listOpen(this.#stripe, { customer: customerOf(subscription), subscription: id }))
      await this.#stripe.invoices.voidInvoice(open);
    if (!refunds) return;
    const { data } = await this.#stripe.invoices.list({ subscription: id, status: 'paid', limit: 1 });
    const [last] = data;
    const amountCents = last ? last.amount_paid - last.post_payment_credit_notes_amount : 0;
    if (last?.id && amountCents > 0) await this.#refund(last.id, amountCents, `end.${id}`);
  }

  refund = (
    _subscription: string,
    { invoice, amountCents, key }: { invoice: string; amountCents: number; key: string },
  ): Promise<void> => asFailures(this.#refund(invoice, amountCents, key));

  async #refund(invoice: string, amountCents: number, key: string): Promise<void> {
    const note = { invoice, amount: amountCents, refund_amount: amountCents };
    await refusalAsConflict(this.#stripe.creditNotes.create(note, { idempotencyKey: key }));
  }

  openPortal = async (payer: Payer): Promise<string> => {
    const customer = await asFailures(this.#ensureCustomer(payer));
    return this.#openPortal({ customer, return_url: payer.returnUrl });
  };

  openCardForm = async (payer: Payer): Promise<string> => {
    const customer = await asFailures(this.#ensureCustomer(payer));
    const flow_data = {
      type: 'payment_method_update' as const,
      after_completion: { type: 'redirect' as const, redirect: { return_url: payer.returnUrl } },
    };
    return this.#openPortal({ customer, return_url: payer.returnUrl, flow_data });
  };

  async #openPortal(params: Stripe.BillingPortal.SessionCreateParams): Promise<string> {
    return (await asFailures(this.#stripe.billingPortal.sessions.create(params))).url;
  }

  /** Tries what is open once more, now that there is another card. */
  payOpen = (subscription: string): Promise<void> => asFailures(this.#payOpen(subscription));

  async #payOpen(id: string): Promise<void> {
    const found = await this.#retrieve(id, ['customer']);
    const { customer } = found;
    const isThere = typeof customer === 'object' && !customer.deleted;
    const card = isThere ? idOf(customer.invoice_settings.default_payment_method) : undefined;
    for (const open of await listOpen(this.#stripe, { customer: customerOf(found), subscription: id }))
      await payInvoice(this.#stripe, open, card);
  }

  /** What a signed event is about. @throws Failure `invalid_request` where it is not Stripe that signed it, or long ago */
  readEvent(body: string, signature: string | undefined): StripePointer {
    const secret = this.#platform.config.stripeWebhookSecret;
    if (!secret)
      throw new Failure('not_found', 'This server takes no events: STRIPE_WEBHOOK_SECRET is not set.');
    try {
      return pointerOf(this.#stripe.webhooks.constructEvent(body, signature ?? '', secret));
    } catch (cause) {
      throw new Failure('invalid_request', 'The signature is not valid.', { cause });
    }
  }
}
