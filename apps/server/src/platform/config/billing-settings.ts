import { address, flag, prices, setting, text, whole } from './setting.ts';

/** Settings about money: what plans cost, and who takes it. */
export const billingSettings = {
  billing: setting(
    'MYNAH_BILLING',
    flag('on'),
    'Lets workspaces pay for plans; off hides plans and prices, and charges nobody.',
  ),
  pricesUsd: setting(
    'MYNAH_PRICES_USD',
    prices,
    'Monthly prices of plans in US dollars, such as starter=5,pro=99.50, for plans whose price differs from the built-in one; a year costs ten months.',
  ),
  pricesEur: setting('MYNAH_PRICES_EUR', prices, 'The same in euros.'),
  trialDays: setting(
    'MYNAH_TRIAL_DAYS',
    whole(0, 0, 365),
    'Days that the first subscription of a workspace costs nothing.',
  ),
  graceDays: setting(
    'MYNAH_GRACE_DAYS',
    whole(7, 0, 90),
    'Days that a workspace keeps its plan after a payment failed.',
  ),
  defaultPromoCode: setting(
    'MYNAH_DEFAULT_PROMO_CODE',
    text,
    'Promo code of every checkout that brings none of its own.',
  ),
  stripeSecretKey: setting(
    'STRIPE_SECRET_KEY',
    text,
    'Secret key of Stripe; without it, plans are paid with test money, which is none.',
    { secret: true },
  ),
  stripeWebhookSecret: setting(
    'STRIPE_WEBHOOK_SECRET',
    text,
    'Signing secret of the webhook that Stripe calls, at /v1/payments/stripe-webhook.',
    { secret: true },
  ),
  stripeApiUrl: setting(
    'STRIPE_API_URL',
    address.default('https://api.stripe.com'),
    'Address of Stripe, or of a server with the same protocol.',
  ),
  stripeAutomaticTax: setting(
    'STRIPE_AUTOMATIC_TAX',
    flag('false'),
    'Lets Stripe Tax add taxes to invoices.',
  ),
} as const;
