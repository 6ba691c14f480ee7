import { z } from 'zod';
import { bytes, json, redirect, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { tiers } from './plans.ts';
import { billingPeriod, currency, soldTier } from './price-schemas.ts';

/** A page that a browser goes on to. */
const link = z.object({ url: z.string() });

const choice = z.object({ subscription_type: soldTier, billing_period: billingPeriod });

/** What a change costs, before it is made. All amounts are cents of the subscription’s currency. */
export const changePreview = z.object({
  /** `now`: the difference is paid at once; `period_end`: it waits until then, and nothing is paid before. */
  takes_effect: z.enum(['now', 'period_end']),
  effective_at_unix: z.int(),
  currency,
  /** For the rest of the period, of the new plan. */
  charge_cents: z.int(),
  /** What was paid for the rest of the period, of the old one. */
  credit_cents: z.int(),
  discount_cents: z.int(),
  tax_cents: z.int(),
  /** Paid now. */
  due_cents: z.int(),
  /** Each period from then on, before discounts. */
  next_cents: z.int(),
});
export type ChangePreview = z.infer<typeof changePreview>;

export const invoiceStatuses = ['open', 'paid', 'void'] as const;

export const invoice = z.object({
  invoice_id: z.string(),
  number: z.string(),
  status: z.enum(invoiceStatuses),
  currency,
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  tax_cents: z.int(),
  total_cents: z.int(),
  refunded_cents: z.int(),
  issued_at_unix: z.int(),
  paid_at_unix: z.int().nullable(),
  lines: z.array(z.object({ text: z.string(), amount_cents: z.int() })),
});
export type Invoice = z.infer<typeof invoice>;

/** What the page of the subscription shows beside `GET /v1/user/subscription`. */
export const subscriptionDetails = z.object({
  is_charging: z.boolean(),
  is_test_money: z.boolean(),
  /** The workspace belongs to the owner of the server, and nothing is charged. */
  is_own_server: z.boolean(),
  /** Null: nothing is paid for. */
  paid: z
    .object({
      tier: z.enum(tiers),
      billing_period: billingPeriod,
      currency,
      price_cents: z.int(),
      /** What a month of the plan costs now: the price of credits beyond it. */
      monthly_cents: z.int(),
      period_ends_at_unix: z.int(),
      trial_ends_at_unix: z.int().nullable(),
      /** Payment failed; the plan stays until then. */
      grace_ends_at_unix: z.int().nullable(),
      card: z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).nullable(),
      discount: z
        .object({
          code: z.string(),
          percent_off: z.int().nullable(),
          amount_off_cents: z.int().nullable(),
          ends_at_unix: z.int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>;

/** At the root, without a version (BIL-015); the session and link calls answer `{url}`, the actions `ok` (BIL-030). */
export const subscriptionRoutes = {
  checkout: route({
    id: 'subscriptions.create-checkout-session',
    method: 'POST',
    path: '/create-checkout-session',
    summary: 'Open a checkout for a plan',
    access: 'workspace_write',
    body: choice.extend({
      billing_period: billingPeriod.default('monthly_period'),
      currency: currency.default('usd'),
      promocode: optional(z.string().max(200)),
      /** Leaves out the code that the operator gives to everybody (BIL-018). */
      no_default_promocode: optional(z.boolean()),
    }),
    answer: json(link),
  }),
  updatePaymentMethods: route({
    id: 'subscriptions.create-update-payment-methods-session',
    method: 'POST',
    path: '/create-update-payment-methods-session',
    summary: 'Open the page to change the payment method',
    access: 'workspace_write',
    answer: json(link),
  }),
  portal: route({
    id: 'subscriptions.create-portal-session',
    method: 'POST',
    path: '/create-portal-session',
    summary: 'Open the billing portal',
    access: 'workspace_write',
    answer: json(link),
  }),
  verifyCard: route({
    id: 'subscriptions.verify-card',
    method: 'POST',
    path: '/verify-card',
    summary: 'Check the payment method without charging it',
    access: 'workspace_write',
    answer: json(link),
  }),
  change: route({
    id: 'subscriptions.change-subscription',
    method: 'POST',
    path: '/change-subscription',
    summary: 'Change the plan: a higher one at once, a lower one when the period ends',
    access: 'workspace_write',
    /** Without a plan nothing changes (BIL-029). */
    body: choice
      .extend({ billing_period: optional(billingPeriod) })
      .partial()
      .optional(),
    answer: json(ok),
  }),
  cancelDowngrade: route({
    id: 'subscriptions.cancel-downgrade',
    method: 'POST',
    path: '/cancel-downgrade',
    summary: 'Undo a scheduled change of the plan',
    access: 'workspace_write',
    answer: json(ok),
  }),
  applyDiscount: route({
    id: 'subscriptions.apply-discount',
    method: 'POST',
    path: '/apply-discount',
    summary: 'Apply a code to the running subscription, from the next invoice on',
    access: 'workspace_write',
    body: z.object({ discount_code: z.string().max(200) }),
    answer: json(ok),
  }),
  previewChange: route({
    id: 'subscriptions.preview-change',
    method: 'GET',
    path: '/v1/subscription/change-preview',
    summary: 'See what a change of the plan costs, before it is made',
    access: 'workspace_read',
    internal: true,
    query: choice,
    answer: json(changePreview),
  }),
  details: route({
    id: 'subscriptions.details',
    method: 'GET',
    path: '/v1/subscription',
    summary: 'Get how the workspace pays for its plan',
    access: 'workspace_read',
    internal: true,
    answer: json(subscriptionDetails),
  }),
  invoices: route({
    id: 'subscriptions.list-invoices',
    method: 'GET',
    path: '/v1/subscription/invoices',
    summary: 'List the invoices of the workspace, newest first',
    access: 'workspace_write',
    internal: true,
    answer: json(z.object({ invoices: z.array(invoice) })),
  }),
  invoiceFile: route({
    id: 'subscriptions.get-invoice-file',
    method: 'GET',
    path: '/v1/subscription/invoices/{invoice_id}/pdf',
    summary: 'Get an invoice as PDF',
    access: 'workspace_write',
    internal: true,
    params: z.object({ invoice_id: id }),
    answer: bytes('application/pdf'),
  }),
  stripeWebhook: route({
    id: 'subscriptions.stripe-webhook',
    method: 'POST',
    path: '/v1/payments/stripe-webhook',
    summary: 'Take a signed event from Stripe',
    access: 'public',
    internal: true,
    takesText: true,
    body: z.string().max(2_000_000),
    answer: json(ok),
  }),
};

const ofSession = z.object({ session_id: z.string().min(1).max(100) });

/** Pages of the built-in provider, whose money is none; whoever has the address of one may use it. */
export const testMoneyRoutes = {
  page: route({
    id: 'test-money.page',
    method: 'GET',
    path: '/test-money/{session_id}',
    summary: 'The page to pay at with test money',
    access: 'public',
    internal: true,
    params: ofSession,
    answer: bytes('text/html'),
  }),
  decide: route({
    id: 'test-money.decide',
    method: 'POST',
    path: '/test-money/{session_id}',
    summary: 'Pay with a test card, or go back',
    access: 'public',
    internal: true,
    takesForm: true,
    params: ofSession,
    body: z.object({
      card: optional(z.string().max(40)),
      step: z.enum(['pay', 'authenticate', 'refuse', 'renew', 'leave']),
    }),
    answer: redirect,
  }),
};
