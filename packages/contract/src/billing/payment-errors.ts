import type { FailureKind } from '../failure-kinds.ts';

/** Codes of payments, among all of `errorCodes`. */
export const paymentErrorCodes = {
  payment_declined: { kind: 'payment-required', meaning: 'The payment was declined; nothing has changed.' },
  invoice_not_found: { kind: 'not-found', meaning: 'Invoice not found in this workspace.' },
  second_factor_required: {
    kind: 'forbidden',
    meaning: 'Staff move money with a second factor alone: an authenticator app, text messages or a passkey.',
  },
  invalid_promocode: { kind: 'invalid', meaning: 'The promo code isn’t valid, or can’t be used here.' },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;
