import type { FailureKind } from '../failure-kinds.ts';

/** Codes of payments, among all of `errorCodes`. */
export const paymentErrorCodes = {
  payment_declined: { kind: 'payment-required', meaning: 'The payment was declined; nothing has changed.' },
  invoice_not_found: { kind: 'not-found', meaning: 'Invoice not found in this workspace.' },
  invalid_promocode: { kind: 'invalid', meaning: 'The promo code isn’t valid, or can’t be used here.' },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;
