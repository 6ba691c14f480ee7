import { type Fields, fieldsOf, listOf, textOf } from './read-fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: objects of another company's API, as they are on the wire
export type Thing = Record<string, any>;

/** What is done at one address: `id` stands in it. */
export type Handler = (
  books: StripeBooks,
  call: { id: string; fields: Fields; query: URLSearchParams },
) => Thing;

/** A refusal, as the API document writes it. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: Thing;

  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message } };
  }
}

const missing = (id: string) =>
  new StripeFault(404, 'invalid_request_error', 'resource_missing', `No such object: ${id}`);

const day = 86_400;

/**
 * What Stripe would know: objects in the shapes of its API document (2026-10-28), as far as they are read here, with
 * its rules for what a change costs. Money is whole cents.
 */
export class StripeBooks {
  readonly things = new Map<string, Thing>();
  /** The next payment is refused. */
  declines = false;
  /** Cents of its own that the operator may transfer. */
  balance = 100_000;
  /** Accounts about which no question is answered. */
  readonly mute = new Set<string>();
  #count = 0;
  readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get(id: string | undefined): Thing {
    const thing = this.things.get(id ?? '');
    if (!thing) throw missing(id ?? '');
    return thing;
  }

  all = (object: string): Thing[] => [...this.things.values()].filter((thing) => thing.object === object);

  put(prefix: string, thing: Thing): Thing {
    this.#count += 1;
    const id = thing.id ?? `${prefix}_${this.#count}`;
    if (thing.id && this.things.has(id)) {
      throw new StripeFault(400, 'invalid_request_error', 'resource_already_exists', `${id} already exists`);
    }
    const made = { ...thing, id, created: this.now(), livemode: false };
    this.things.set(id, made);
    return made;
  }

  /** What happens when somebody pays at the page of a checkout. */
  complete(sessionId: string): Thing {
    const session = this.get(sessionId);
    const price = this.get(session.price);
    const days = Number(session.trial_days ?? 0);
    const start = this.now();
    const end = days > 0 ? start + days * day : this.#periodEnd(start, price);
    const subscription = this.put('sub', {
      object: 'subscription',
      customer: session.customer,
      status: days > 0 ? 'trialing' : 'active',
      trial_end: days > 0 ? end : null,
      currency: price.currency,
      cancel_at_period_end: false,
      default_payment_method: this.#card(),
      discounts: session.promotion_code ? [this.#discount(session.promotion_code)] : [],
      metadata: session.metadata,
      schedule: null,
      items: {
        object: 'list',
        data: [{ id: `si_${sessionId}`, price, current_period_start: start, current_period_end: end }],
      },
    });
    if (days === 0) this.bill(subscription, [{ amount: price.unit_amount, description: 'Plan' }]);
    Object.assign(session, { status: 'complete', subscription: subscription.id });
    return subscription;
  }

  #card = (): Thing => ({
    id: 'pm_1',
    object: 'payment_method',
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 },
  });

  #discount(id: string): Thing {
    const code = this.get(id);
    const coupon = this.get(code.promotion.coupon);
    return {
      id: `di_${id}`,
      object: 'discount',
      promotion_code: code,
      source: { type: 'coupon', coupon },
      end: null,
    };
  }

  #periodEnd = (start: number, price: Thing): number =>
    start + (price.recurring.interval === 'year' ? 365 : 30) * day;

  /** Throws as a card that is refused does, unless it is a renewal. */
  bill(subscription: Thing, lines: Thing[], { isRenewal = false } = {}): Thing {
    const invoice = this.invoiceOf(subscription, lines);
    const isPaid = !this.declines;
    if (!isPaid && !isRenewal) {
      throw new StripeFault(402, 'card_error', 'card_declined', 'Your card was declined.');
    }
    return this.put('in', {
      ...invoice,
      number: `M-${this.#count}`,
      status: isPaid ? 'paid' : 'open',
      attempted: true,
      amount_paid: isPaid ? invoice.total : 0,
      status_transitions: { finalized_at: this.now(), paid_at: isPaid ? this.now() : null },
    });
  }

  invoiceOf(subscription: Thing, lines: Thing[]): Thing {
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const coupon = subscription.discounts[0]?.source.coupon;
    const off = coupon ? Math.floor((Math.max(0, subtotal) * (coupon.percent_off ?? 0)) / 100) : 0;
    return {
      object: 'invoice',
      customer: subscription.customer,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      currency: subscription.currency,
      subtotal,
      total: subtotal - off,
      amount_due: Math.max(0, subtotal - off),
      total_discount_amounts: off > 0 ? [{ amount: off }] : [],
      total_taxes: [],
      post_payment_credit_notes_amount: 0,
      lines: { object: 'list', data: lines },
    };
  }

  /** The lines of a change in the middle of a period. */
  changeLines(subscription: Thing, price: Thing): Thing[] {
    const item = subscription.items.data[0];
    const { current_period_start: start, current_period_end: end } = item;
    const isLonger = item.price.recurring.interval !== price.recurring.interval;
    const share = (cents: number): number => Math.round((cents * (end - this.now())) / (end - start));
    return [
      { amount: -share(item.price.unit_amount), description: 'Unused time' },
      { amount: isLonger ? price.unit_amount : share(price.unit_amount), description: 'Remaining time' },
    ];
  }

  update(subscription: Thing, fields: Fields): void {
    const [change] = listOf(fields, 'items');
    const price = change && this.get(textOf(change, 'price'));
    if (price && price.id !== subscription.items.data[0].price.id) {
      const lines = this.changeLines(subscription, price);
      if (textOf(fields, 'payment_behavior') !== 'error_if_incomplete') throw new Error('an open change');
      this.bill(subscription, lines);
      subscription.items.data[0].price = price;
    }
    const cancels = textOf(fields, 'cancel_at_period_end');
    if (cancels !== undefined) {
      if (subscription.schedule) {
        throw new StripeFault(400, 'invalid_request_error', 'parameter_invalid', 'managed by a schedule');
      }
      subscription.cancel_at_period_end = cancels === 'true';
    }
    const [discount] = listOf(fields, 'discounts');
    if (discount) subscription.discounts = [this.#discount(textOf(discount, 'promotion_code') ?? '')];
  }

  /** The period is over: what was scheduled holds, what was cancelled ends, and the rest is paid. */
  renew(id: string): void {
    const subscription = this.get(id);
    const [item] = subscription.items.data;
    if (subscription.cancel_at_period_end) {
      subscription.status = 'canceled';
      return;
    }
    if (subscription.schedule) {
      item.price = subscription.schedule.phases[1].items[0].price;
      subscription.schedule = null;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end = this.#periodEnd(item.current_period_start, item.price);
    const lines = [{ amount: item.price.unit_amount, description: 'Plan' }];
    const { status } = this.bill(subscription, lines, { isRenewal: true });
    subscription.status = status === 'paid' ? 'active' : 'past_due';
  }

  /** With the first card that is there: of the call, the invoice, the subscription, the customer. */
  pay(invoice: Thing, card?: string): void {
    const of = this.things.get(invoice.parent?.subscription_details.subscription ?? '');
    const customer = this.things.get(invoice.customer);
    const method =
      card ??
      invoice.default_payment_method ??
      of?.default_payment_method ??
      customer?.invoice_settings?.default_payment_method;
    if (!method) {
      const message = 'There is no `default_payment_method` set on this Customer or Invoice.';
      throw new StripeFault(400, 'invalid_request_error', 'payment_method_missing', message);
    }
    invoice.attempted = true;
    if (this.declines) throw new StripeFault(402, 'card_error', 'card_declined', 'Your card was declined.');
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.total });
    invoice.status_transitions.paid_at = this.now();
    const subscription = invoice.parent?.subscription_details.subscription;
    if (subscription) this.get(subscription).status = 'active';
  }

  credit(fields: Fields): Thing {
    const invoice = this.get(textOf(fields, 'invoice'));
    const amount = Number(textOf(fields, 'amount'));
    invoice.post_payment_credit_notes_amount += amount;
    return this.put('cn', { object: 'credit_note', invoice: invoice.id, amount });
  }

  schedulePhases(schedule: Thing, fields: Fields): void {
    const subscription = this.get(schedule.subscription);
    const end = subscription.items.data[0].current_period_end;
    schedule.phases = listOf(fields, 'phases').map((phase, at) => ({
      start_date: at === 0 ? Number(textOf(phase, 'start_date')) : end,
      items: listOf(phase, 'items').map((item) => ({ price: this.get(textOf(item, 'price')) })),
    }));
    if (fieldsOf(fields, 'phases')['1'] === undefined) throw new Error('a schedule of one phase');
    subscription.schedule = schedule;
  }
}
