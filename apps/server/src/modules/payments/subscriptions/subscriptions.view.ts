import type { Subscription } from '@mynah/contract/accounts/user';
import type { Invoice, SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { graceEndsAt, isLive, toApiStatus } from './subscriptions.policy.ts';
import type { InvoiceRow, SubscriptionRow } from './subscriptions.tables.ts';

/** What it adds to the API's answer, which billing gives. */
export function toSubscriptionPart(
  row: SubscriptionRow,
  { open, overageCents, graceDays }: { open: readonly InvoiceRow[]; overageCents: number; graceDays: number },
): Partial<Subscription> {
  const endsAt = graceEndsAt(row, graceDays) ?? row.periodEndsAt;
  return {
    status: toApiStatus(row),
    currency: row.currency,
    billing_period: row.billingPeriod,
    current_overage: { amount: toDecimal(overageCents), currency: row.currency },
    pending_change: toPendingChange(row),
    next_invoice: row.isCancelling ? null : toNextInvoice(row),
    open_invoices: open.map((invoice) => toApiInvoice(invoice, endsAt)),
    has_open_invoices: open.length > 0,
  };
}

/** The API writes this amount as a decimal number, in dollars or euros. */
const toDecimal = (cents: number): string =>
  cents === 0 ? '0' : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function toPendingChange(row: SubscriptionRow): Subscription['pending_change'] {
  const timestamp_seconds = unixSeconds(row.periodEndsAt);
  if (row.isCancelling) return { kind: 'cancellation', timestamp_seconds };
  if (!row.nextTier || !row.nextBillingPeriod) return null;
  return {
    kind: 'change',
    next_tier: row.nextTier,
    next_billing_period: row.nextBillingPeriod,
    timestamp_seconds,
  };
}

type ApiInvoice = NonNullable<Subscription['next_invoice']>;

function toNextInvoice({ priceCents, discount, periodEndsAt }: SubscriptionRow): ApiInvoice {
  const isDiscounted = discount && (discount.endsAt === null || new Date(discount.endsAt) > periodEndsAt);
  const percent = isDiscounted ? discount.percentOff : null;
  const amount = isDiscounted ? discount.amountOffCents : null;
  const off = Math.min(
    priceCents,
    percent === null ? (amount ?? 0) : Math.floor((priceCents * percent) / 100),
  );
  return {
    amount_due_cents: priceCents - off,
    subtotal_cents: priceCents,
    tax_cents: null,
    discount_percent_off: percent,
    discount_amount_off: amount,
    discounts: isDiscounted ? [{ discount_percent_off: percent, discount_amount_off: amount }] : [],
    next_payment_attempt_unix: unixSeconds(periodEndsAt),
    payment_intent_status: null,
    payment_intent_statusses: [],
  };
}

const toApiInvoice = (row: InvoiceRow, nextTry: Date): ApiInvoice => ({
  amount_due_cents: row.totalCents,
  subtotal_cents: row.subtotalCents,
  tax_cents: row.taxCents,
  discount_percent_off: null,
  discount_amount_off: row.discountCents > 0 ? row.discountCents : null,
  discounts:
    row.discountCents > 0 ? [{ discount_percent_off: null, discount_amount_off: row.discountCents }] : [],
  next_payment_attempt_unix: unixSeconds(nextTry),
  payment_intent_status: 'requires_payment_method',
  payment_intent_statusses: ['requires_payment_method'],
});

export function toPaid(
  row: SubscriptionRow | undefined,
  { graceDays, monthlyCents }: { graceDays: number; monthlyCents: number },
): SubscriptionDetails['paid'] {
  if (!row || !isLive(row)) return null;
  const graceEnd = graceEndsAt(row, graceDays);
  return {
    tier: row.tier,
    billing_period: row.billingPeriod,
    currency: row.currency,
    price_cents: row.priceCents,
    monthly_cents: monthlyCents,
    period_ends_at_unix: unixSeconds(row.periodEndsAt),
    trial_ends_at_unix: row.trialEndsAt && unixSeconds(row.trialEndsAt),
    grace_ends_at_unix: graceEnd && unixSeconds(graceEnd),
    card: row.card,
    discount: row.discount && {
      code: row.discount.code,
      percent_off: row.discount.percentOff,
      amount_off_cents: row.discount.amountOffCents,
      // a column of JSON gives dates back as text
      ends_at_unix: row.discount.endsAt === null ? null : unixSeconds(new Date(row.discount.endsAt)),
    },
  };
}

export const toInvoice = (row: InvoiceRow): Invoice => ({
  invoice_id: row.id,
  number: row.number,
  status: row.status,
  currency: row.currency,
  subtotal_cents: row.subtotalCents,
  discount_cents: row.discountCents,
  tax_cents: row.taxCents,
  total_cents: row.totalCents,
  refunded_cents: row.refundedCents,
  issued_at_unix: unixSeconds(row.issuedAt),
  paid_at_unix: row.paidAt && unixSeconds(row.paidAt),
  lines: row.lines.map(({ text, amountCents }) => ({ text, amount_cents: amountCents })),
});
