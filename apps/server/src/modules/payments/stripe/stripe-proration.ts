import type Stripe from 'stripe';
import type { Proration } from '../provider/index.ts';

/** What an invoice that is not made yet says of a change: lines below nothing give back, others charge. */
export function toProration(preview: Stripe.Invoice): Proration {
  const amounts = preview.lines.data.map(({ amount }) => amount);
  const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
  return {
    chargeCents: sum(amounts.filter((amount) => amount > 0)),
    creditCents: -sum(amounts.filter((amount) => amount < 0)),
    discountCents: sum((preview.total_discount_amounts ?? []).map(({ amount }) => amount)),
    taxCents: sum((preview.total_taxes ?? []).map(({ amount }) => amount)),
    dueCents: Math.max(0, preview.amount_due),
  };
}
