import type { ProviderInvoice, ProviderSubscription } from '../provider/index.ts';
import { findTestCard } from './test-cards.ts';
import type { TestSubscriptionRow } from './test-money.tables.ts';
import type { TestSubscription } from './test-subscription.ts';

const date = (unix: number): Date => new Date(unix * 1000);

export function toProviderSubscription(row: TestSubscriptionRow): ProviderSubscription {
  const { state } = row;
  const card = findTestCard(state.last4);
  return {
    subscription: row.id,
    customer: row.workspaceId,
    workspaceId: row.workspaceId,
    isOurs: true,
    status: state.status,
    tier: state.tier,
    billingPeriod: state.billingPeriod,
    currency: state.currency,
    priceCents: state.priceCents,
    periodStartsAt: date(state.startsAtUnix),
    periodEndsAt: date(state.endsAtUnix),
    trialEndsAt: state.status === 'trialing' && state.trialEndsAtUnix ? date(state.trialEndsAtUnix) : null,
    isCancelling: state.isCancelling,
    next: state.next && { tier: state.next.tier, billingPeriod: state.next.billingPeriod },
    card: card ? { brand: card.brand, last4: card.last4, expires: card.expires } : null,
    discount: state.discount && {
      code: state.discount.code,
      percentOff: state.discount.percentOff,
      amountOffCents: state.discount.amountOffCents,
      endsAt: state.discount.endsAtUnix === null ? null : date(state.discount.endsAtUnix),
    },
    invoices: state.invoices.map((invoice, at) => toInvoice(row.id, state, { invoice, at })).reverse(),
  };
}

function toInvoice(
  id: string,
  { currency }: TestSubscription,
  { invoice, at }: { invoice: TestSubscription['invoices'][number]; at: number },
): ProviderInvoice {
  return {
    invoice: `${id}-${at + 1}`,
    number: `TEST-${id.slice(-6).toUpperCase()}-${String(at + 1).padStart(4, '0')}`,
    status: invoice.status,
    currency,
    subtotalCents: invoice.subtotalCents,
    discountCents: invoice.discountCents,
    taxCents: 0,
    totalCents: invoice.totalCents,
    refundedCents: invoice.refundedCents,
    issuedAt: date(invoice.issuedAtUnix),
    paidAt: invoice.paidAtUnix === null ? null : date(invoice.paidAtUnix),
    lines: invoice.lines,
  };
}
