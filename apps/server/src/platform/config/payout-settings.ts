import { setting, text, whole } from './setting.ts';

/** Settings about money that goes to others: owners of voices, and who brings people here. */
export const payoutSettings = {
  stripeConnectWebhookSecret: setting(
    'STRIPE_CONNECT_WEBHOOK_SECRET',
    text,
    'Signing secret of the webhook for connected accounts that Stripe calls, at /v1/payments/stripe-connect-webhook; without it, Stripe pays nobody for voices.',
    { secret: true },
  ),
  payoutMinimum: setting(
    'MYNAH_PAYOUT_MINIMUM',
    whole(10, 1, 10_000),
    'US dollars that somebody must have earned before they are transferred.',
  ),
  payoutHoldDays: setting(
    'MYNAH_PAYOUT_HOLD_DAYS',
    whole(14, 0, 365),
    'Days that earnings are held before they can be transferred.',
  ),
  referralCredits: setting(
    'MYNAH_REFERRAL_CREDITS',
    whole(10_000, 0, 100_000_000),
    'Credits for whoever brought somebody here, once that person pays for a plan; 0 counts referrals and rewards none.',
  ),
} as const;
