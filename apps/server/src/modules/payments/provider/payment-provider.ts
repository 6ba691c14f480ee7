import type { BillingPeriod, Currency, PlanChoice, SoldTier } from '@mynah/contract/billing/prices';

export const providerNames = ['test-money', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

export interface Discount {
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  /** Of the amount. */
  currency: Currency | null;
  /** Null: for as long as the subscription lasts. */
  durationInMonths: number | null;
  maxRedemptions: number | null;
}

export interface CheckoutOrder extends PlanChoice {
  workspaceId: string;
  email: string;
  /** Of earlier subscriptions of this workspace. */
  customer: string | undefined;
  currency: Currency;
  priceCents: number;
  trialDays: number;
  discount: Discount | undefined;
  successUrl: string;
  cancelUrl: string;
  /** The same order under the same key is the same checkout. */
  key: string;
}

/** Who pays, and where they come back to. */
export interface Payer {
  workspaceId: string;
  email: string;
  customer: string | undefined;
  returnUrl: string;
}

export interface ChargedCard {
  brand: string;
  last4: string;
  /** `12/2030` */
  expires: string;
}

export interface ProviderInvoice {
  invoice: string;
  number: string;
  status: 'open' | 'paid' | 'void';
  currency: Currency;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  refundedCents: number;
  issuedAt: Date;
  paidAt: Date | null;
  lines: { text: string; amountCents: number }[];
}

/** A subscription as its provider has it now. `ended` for good; a new one begins with a checkout. */
export interface ProviderSubscription {
  subscription: string;
  customer: string;
  workspaceId: string;
  /** It was ordered by this installation: others may share the account. */
  isOurs: boolean;
  status: 'trialing' | 'active' | 'incomplete' | 'past_due' | 'ended';
  tier: SoldTier;
  billingPeriod: BillingPeriod;
  currency: Currency;
  /** Each period, before discounts. */
  priceCents: number;
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  /** It ends with the period. */
  isCancelling: boolean;
  /** What it becomes when the period ends. */
  next: PlanChoice | null;
  card: ChargedCard | null;
  discount: (Pick<Discount, 'code' | 'percentOff' | 'amountOffCents'> & { endsAt: Date | null }) | null;
  /** Newest first, as many as matter now. */
  invoices: ProviderInvoice[];
}

export interface PricedChange extends PlanChoice {
  priceCents: number;
}

/** Something beside the plan, on an invoice of its own. */
export interface ExtraCharge {
  customer: string;
  currency: Currency;
  amountCents: number;
  text: string;
  /** Names what it is for: it is charged once. */
  key: string;
}

export interface Proration {
  chargeCents: number;
  creditCents: number;
  discountCents: number;
  taxCents: number;
  dueCents: number;
}

/**
 * Who takes money. Two know how: Stripe, and the built-in one whose money is none. Everything above calls one of them
 * the same way: it orders something, reads the subscription anew, and writes down what it reads. So events that come
 * twice, late or in another order do no harm.
 * Orders throw Failure `payment_declined` when a card is not charged, and `outside_unreachable` without an answer.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  startCheckout(order: CheckoutOrder): Promise<{ session: string; url: string; expiresAt: Date }>;
  /** Undefined: the provider knows no such subscription, or it is of no plan. */
  read(subscription: string): Promise<ProviderSubscription | undefined>;
  preview(subscription: string, change: PricedChange): Promise<Proration>;
  /** At once, for the difference; to what it is already, for nothing. */
  change(subscription: string, change: PricedChange): Promise<void>;
  /** When the period ends. */
  schedule(subscription: string, change: PricedChange): Promise<void>;
  dropSchedule(subscription: string): Promise<void>;
  setCancelling(subscription: string, isCancelling: boolean): Promise<void>;
  applyDiscount(subscription: string, discount: Discount): Promise<void>;
  /** At once, with the card that is there; when that is declined, the invoice stays open. */
  charge(subscription: string, charge: ExtraCharge): Promise<void>;
  /** At once; with `refunds` what was paid last is given back. */
  end(subscription: string, options: { refunds: boolean }): Promise<void>;
  /** The same key gives back once. */
  refund(subscription: string, refund: { invoice: string; amountCents: number; key: string }): Promise<void>;
  openPortal(payer: Payer): Promise<string>;
  /** Takes a payment method, and charges nothing. */
  openCardForm(payer: Payer): Promise<string>;
}
