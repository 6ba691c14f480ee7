import { plans } from '@mynah/contract';
import type { BillingPeriod, Currency, SoldTier } from '@mynah/contract/billing/prices';
import type { Discount, PricedChange, Proration } from '../provider/index.ts';
import { addMonths } from './add-months.ts';
import { restCents, unusedCents } from './proration.ts';
import { paysAlone } from './test-cards.ts';

/** A subscription of the test-money provider: plain data, moved on by the functions below. Times are unix seconds. */
export interface TestSubscription {
  status: 'trialing' | 'active' | 'past_due' | 'ended';
  tier: SoldTier;
  billingPeriod: BillingPeriod;
  currency: Currency;
  priceCents: number;
  /** Periods are counted from here, so that a short month moves none. */
  anchorUnix: number;
  periodsSinceAnchor: number;
  startsAtUnix: number;
  endsAtUnix: number;
  trialEndsAtUnix: number | null;
  isCancelling: boolean;
  next: PricedChange | null;
  last4: string;
  discount: TestDiscount | null;
  invoices: TestInvoice[];
  /** The next try of an open invoice. */
  retriesAtUnix: number | null;
  /** Orders that are done, by their keys. */
  doneKeys: string[];
}

export interface TestDiscount {
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  endsAtUnix: number | null;
}

export interface TestInvoice {
  status: 'open' | 'paid' | 'void';
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  refundedCents: number;
  issuedAtUnix: number;
  paidAtUnix: number | null;
  lines: { text: string; amountCents: number }[];
}

export interface TestOrder extends PricedChange {
  currency: Currency;
  trialDays: number;
  discount: Discount | undefined;
}

const daySeconds = 86_400;

const monthsOf = (period: BillingPeriod): number => (period === 'annual_period' ? 12 : 1);

const describe = ({ tier, billingPeriod }: PricedChange): string =>
  `${plans[tier].displayName} plan, ${billingPeriod === 'annual_period' ? '1 year' : '1 month'}`;

/** Begins with a payment that was made, or with days that cost nothing. */
export function startSubscription(order: TestOrder, last4: string, now: number): TestSubscription {
  const { tier, billingPeriod, currency, priceCents, trialDays } = order;
  const trialEndsAtUnix = trialDays > 0 ? now + trialDays * daySeconds : null;
  const begun: TestSubscription = {
    status: trialEndsAtUnix === null ? 'active' : 'trialing',
    tier,
    billingPeriod,
    currency,
    priceCents,
    anchorUnix: trialEndsAtUnix ?? now,
    periodsSinceAnchor: trialEndsAtUnix === null ? 1 : 0,
    startsAtUnix: now,
    endsAtUnix: trialEndsAtUnix ?? addMonths(now, monthsOf(billingPeriod)),
    trialEndsAtUnix,
    isCancelling: false,
    next: null,
    last4,
    discount: order.discount ? toTestDiscount(order.discount, now) : null,
    invoices: [],
    retriesAtUnix: null,
    doneKeys: [],
  };
  if (trialEndsAtUnix !== null) return begun;
  return withInvoice(begun, [{ text: describe(order), amountCents: priceCents }], { now, isPaid: true });
}

export const toTestDiscount = (discount: Discount, now: number): TestDiscount => ({
  code: discount.code,
  percentOff: discount.percentOff,
  amountOffCents: discount.amountOffCents,
  endsAtUnix: discount.durationInMonths === null ? null : addMonths(now, discount.durationInMonths),
});

/** Never more than there is to pay. */
function discountOn(subtotalCents: number, discount: TestDiscount | null, now: number): number {
  if (!discount || subtotalCents <= 0 || (discount.endsAtUnix !== null && discount.endsAtUnix <= now))
    return 0;
  const { percentOff, amountOffCents } = discount;
  const off = percentOff === null ? (amountOffCents ?? 0) : Math.floor((subtotalCents * percentOff) / 100);
  return Math.min(off, subtotalCents);
}

function withInvoice(
  subscription: TestSubscription,
  lines: TestInvoice['lines'],
  { now, isPaid }: { now: number; isPaid: boolean },
): TestSubscription {
  const subtotalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const discountCents = discountOn(subtotalCents, subscription.discount, now);
  const invoice: TestInvoice = {
    status: isPaid ? 'paid' : 'open',
    subtotalCents,
    discountCents,
    totalCents: subtotalCents - discountCents,
    refundedCents: 0,
    issuedAtUnix: now,
    paidAtUnix: isPaid ? now : null,
    lines,
  };
  return { ...subscription, invoices: [...subscription.invoices, invoice] };
}

/** Keeps its period where that is as long, and begins a new one where it is longer. */
export function prorate(subscription: TestSubscription, change: PricedChange, now: number): Proration {
  const isSamePeriod = change.billingPeriod === subscription.billingPeriod;
  const paidCents = subscription.status === 'trialing' ? 0 : subscription.priceCents;
  const isTrial = subscription.status === 'trialing';
  const creditCents = unusedCents(paidCents, subscription, now);
  const wholeCents = isSamePeriod ? restCents(change.priceCents, subscription, now) : change.priceCents;
  const chargeCents = isTrial ? 0 : wholeCents;
  const differenceCents = Math.max(0, chargeCents - creditCents);
  const discountCents = discountOn(differenceCents, subscription.discount, now);
  return { chargeCents, creditCents, discountCents, taxCents: 0, dueCents: differenceCents - discountCents };
}

/** Undefined: the card was declined, and nothing has changed. */
export function changeNow(
  subscription: TestSubscription,
  change: PricedChange,
  now: number,
): TestSubscription | undefined {
  const { chargeCents, creditCents, dueCents } = prorate(subscription, change, now);
  if (dueCents > 0 && !paysAlone(subscription.last4)) return undefined;
  const { tier, billingPeriod, priceCents } = change;
  const isNewPeriod = billingPeriod !== subscription.billingPeriod && subscription.status !== 'trialing';
  const period = isNewPeriod
    ? {
        anchorUnix: now,
        periodsSinceAnchor: 1,
        startsAtUnix: now,
        endsAtUnix: addMonths(now, monthsOf(billingPeriod)),
      }
    : {};
  const changed = { ...subscription, ...period, tier, billingPeriod, priceCents, next: null };
  if (chargeCents === 0) return changed;
  const credited = Math.min(creditCents, chargeCents);
  const lines = [
    { text: `${describe(change)}, for the time left`, amountCents: chargeCents },
    { text: `${describe(subscription)}, time not used`, amountCents: -credited },
  ];
  return withInvoice(changed, lines, { now, isPaid: true });
}

/** Renews what is over, tries again what was not paid, ends what was cancelled: as often as time has passed. */
export function moveOn(subscription: TestSubscription, now: number): TestSubscription {
  let moved = subscription;
  while (isDue(moved, now)) moved = moveOnce(moved, now);
  return moved;
}

/** As if the time until the next payment were over, so that nobody waits a month to see one made or declined. */
export function passTime(subscription: TestSubscription, now: number): TestSubscription {
  const moved = moveOn(subscription, now);
  const isWaiting = moved.status === 'past_due';
  const over = isWaiting
    ? { retriesAtUnix: now }
    : { anchorUnix: now, periodsSinceAnchor: 0, endsAtUnix: now };
  return moveOn({ ...moved, ...over }, now);
}

/** Beside the plan, and without its discount. What is not paid makes the subscription wait for it, unless it has ended. */
export function chargeExtra(
  subscription: TestSubscription,
  { text, amountCents }: { text: string; amountCents: number },
  now: number,
): TestSubscription {
  const isPaid = paysAlone(subscription.last4);
  const { discount } = subscription;
  const charged = {
    ...withInvoice({ ...subscription, discount: null }, [{ text, amountCents }], { now, isPaid }),
    discount,
  };
  const isOver = subscription.status === 'ended';
  return isPaid || isOver ? charged : { ...charged, status: 'past_due', retriesAtUnix: now + daySeconds };
}

/** When something happens next; null: never. */
export const dueAt = ({ status, endsAtUnix, retriesAtUnix }: TestSubscription): number | null =>
  status === 'ended' ? null : status === 'past_due' ? retriesAtUnix : endsAtUnix;

const isDue = (subscription: TestSubscription, now: number): boolean => {
  const at = dueAt(subscription);
  return at !== null && at <= now;
};

function moveOnce(subscription: TestSubscription, now: number): TestSubscription {
  if (subscription.status === 'past_due') return payOpen(subscription, now);
  if (subscription.isCancelling) return { ...subscription, status: 'ended' };
  const at = subscription.endsAtUnix;
  const plan = subscription.next ?? subscription;
  const { tier, billingPeriod, priceCents } = plan;
  const isLonger = billingPeriod !== subscription.billingPeriod;
  const anchorUnix = isLonger ? at : subscription.anchorUnix;
  const periodsSinceAnchor = isLonger ? 1 : subscription.periodsSinceAnchor + 1;
  const isPaid = paysAlone(subscription.last4);
  const renewed: TestSubscription = {
    ...subscription,
    tier,
    billingPeriod,
    priceCents,
    next: null,
    anchorUnix,
    periodsSinceAnchor,
    startsAtUnix: at,
    endsAtUnix: addMonths(anchorUnix, periodsSinceAnchor * monthsOf(billingPeriod)),
    trialEndsAtUnix: null,
    status: isPaid ? 'active' : 'past_due',
    retriesAtUnix: isPaid ? null : at + daySeconds,
  };
  return withInvoice(renewed, [{ text: describe(plan), amountCents: priceCents }], { now: at, isPaid });
}

/** Pays what is open, with the card that is there now. */
export function payOpen(subscription: TestSubscription, now: number): TestSubscription {
  if (subscription.status !== 'past_due') return subscription;
  if (!paysAlone(subscription.last4)) return { ...subscription, retriesAtUnix: now + daySeconds };
  const invoices = subscription.invoices.map((invoice) =>
    invoice.status === 'open' ? { ...invoice, status: 'paid' as const, paidAtUnix: now } : invoice,
  );
  return { ...subscription, invoices, status: 'active', retriesAtUnix: null };
}

/** At once; what is open is asked for no more. */
export function endNow(subscription: TestSubscription, { refunds }: { refunds: boolean }): TestSubscription {
  const last = subscription.invoices.length - 1;
  const invoices = subscription.invoices.map((invoice, at) => {
    if (invoice.status === 'open') return { ...invoice, status: 'void' as const };
    return refunds && at === last ? { ...invoice, refundedCents: invoice.totalCents } : invoice;
  });
  return { ...subscription, invoices, status: 'ended', next: null };
}

/** Undefined: that much was not paid, or it was given back already. */
export function refundInvoice(
  subscription: TestSubscription,
  index: number,
  amountCents: number,
): TestSubscription | undefined {
  const invoice = subscription.invoices[index];
  const refundedCents = (invoice?.refundedCents ?? 0) + amountCents;
  if (invoice?.status !== 'paid' || refundedCents > invoice.totalCents) return undefined;
  return { ...subscription, invoices: subscription.invoices.with(index, { ...invoice, refundedCents }) };
}
