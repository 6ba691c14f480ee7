import { z } from 'zod';
import { bytes, json, redirect, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { currency } from './price-schemas.ts';

/** A page that a browser goes on to. */
const link = z.object({ url: z.string() });

export const transferStatuses = ['pending', 'paid', 'failed', 'reversed'] as const;

/** What stands between a workspace and its money, in the order in which it is best seen to. */
export const missingForPayout = [
  /** No account that takes the money yet. */
  'account',
  /** The account is there, and its form isn’t filled in. */
  'details',
  'tax_form',
  /** The provider looks at what was given. */
  'review',
  /** The provider has closed the account. */
  'blocked',
  /** Staff have paused the transfers. */
  'paused',
  /** Less than the minimum is free to go. */
  'minimum',
] as const;
export type MissingForPayout = (typeof missingForPayout)[number];

export const taxFormStates = ['missing', 'in_review', 'complete'] as const;

const money = z.object({ amount: z.int(), currency });

/** BIL-071, BIL-072: amounts are cents; what is below a cent waits in the balance. */
export const payouts = z.object({
  /** When the workspace first earned something, or connected its account. */
  start_date_unix: z.int().nullable(),
  /** Earned and not transferred yet. */
  balance: money,
  past_payouts: z.array(
    z.object({
      payout_id: z.string(),
      amount: z.int(),
      currency,
      created_at_unix: z.int(),
      status: z.enum(transferStatuses),
      /** Why it failed, or how much of it was taken back; null: nothing is the matter. */
      problem: z.string().nullable(),
    }),
  ),
  stripe_connected_account: z
    .object({
      account_id: z.string(),
      details_submitted: z.boolean(),
      payouts_enabled: z.boolean(),
      /** As the provider names it. */
      requirements_due: z.array(z.string()),
      tax_form: z.enum(taxFormStates),
    })
    .nullable(),
  transfers_paused: z.boolean(),
  /** Until then nothing is held; null: what was earned is held for `hold_days`. */
  trusted_until_unix: z.int().nullable(),

  /** False: nobody is paid on this server, and nothing is earned. */
  is_paying: z.boolean(),
  is_test_money: z.boolean(),
  /** Of the balance, what may be transferred now. */
  available: money,
  minimum: money,
  hold_days: z.int(),
  /** Empty: the next transfer takes all that is available. */
  missing: z.array(z.enum(missingForPayout)),
  /** Why staff paused the transfers. */
  pause_reason: z.string().nullable(),
});
export type Payouts = z.infer<typeof payouts>;

/** `2026-11`, UTC. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month such as 2026-11');

/** What was earned, by month and by voice; amounts are millionths of the currency’s unit. */
export const payoutStatement = z.object({
  currency,
  /** Newest first. */
  months: z.array(
    z.object({ month, earned_micros: z.int(), returned_micros: z.int(), transferred_cents: z.int() }),
  ),
  /** The month that is shown by voice; null: nothing was earned yet. */
  month: month.nullable(),
  voices: z.array(
    z.object({
      voice_id: z.string(),
      /** Null: it was deleted. */
      name: z.string().nullable(),
      uses: z.int(),
      characters: z.int(),
      credits: z.int(),
      /** Less what was given back to those who paid. */
      earned_micros: z.int(),
    }),
  ),
});
export type PayoutStatement = z.infer<typeof payoutStatement>;

/** Of a workspace, for staff. */
export const staffPayouts = z.object({
  workspace_id: z.string(),
  name: z.string(),
  balance: money,
  available: money,
  transfers_paused: z.boolean(),
  pause_reason: z.string().nullable(),
  trusted_until_unix: z.int().nullable(),
  missing: z.array(z.enum(missingForPayout)),
  open_transfers: z.int(),
});
export type StaffPayouts = z.infer<typeof staffPayouts>;

const ofWorkspace = z.object({ workspace_id: id });
const reason = z.string().trim().min(1).max(300);

/** A path of this server and nothing else: no other host by `//`, a backslash or what a browser leaves out. */
export const relativePath = z
  .string()
  .max(500)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out, and `/\t/host` is another server
  .regex(/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/, 'A path on this server, such as /app/payouts');

export const payoutRoutes = {
  get: route({
    id: 'payouts.get',
    method: 'GET',
    path: '/v1/payouts',
    summary: 'Get what the workspace has earned by its shared voices, and what was paid out',
    access: 'workspace_write',
    internal: true,
    answer: json(payouts),
  }),
  statement: route({
    id: 'payouts.statement',
    method: 'GET',
    path: '/v1/payouts/statement',
    summary: 'Get the earnings by month, and those of one month by voice',
    access: 'workspace_write',
    internal: true,
    query: z.object({ month: optional(month) }),
    answer: json(payoutStatement),
  }),
  sync: route({
    id: 'payouts.sync',
    method: 'POST',
    path: '/v1/payouts/sync',
    summary: 'Ask the provider for the state of the connected account',
    access: 'workspace_write',
    internal: true,
    answer: json(payouts),
  }),
  transfer: route({
    id: 'payouts.transfer',
    method: 'POST',
    path: '/v1/payouts/transfers',
    summary: 'Transfer what is available now',
    access: 'workspace_write',
    internal: true,
    answer: json(payouts),
  }),
  connect: route({
    id: 'payouts.create-connect-account',
    method: 'POST',
    path: '/create-connect-account',
    summary: 'Open the form of the account that takes the money',
    access: 'workspace_write',
    body: z.object({ relative_redirect_path: relativePath }),
    answer: json(link),
  }),
  manage: route({
    id: 'payouts.create-connect-account-management-link',
    method: 'POST',
    path: '/create-connect-account-management-link',
    summary: 'Open the dashboard of the account that takes the money',
    access: 'workspace_write',
    answer: json(link),
  }),
  stripeWebhook: route({
    id: 'payouts.stripe-webhook',
    method: 'POST',
    path: '/v1/payments/stripe-connect-webhook',
    summary: 'Take a signed event of connected accounts from Stripe',
    access: 'public',
    internal: true,
    takesText: true,
    body: z.string().max(2_000_000),
    answer: json(ok),
  }),
  list: route({
    id: 'payouts.list-for-staff',
    method: 'GET',
    path: '/v1/admin/payouts',
    summary: 'List the workspaces that have earned something, those with the most first',
    access: 'staff',
    internal: true,
    answer: json(z.object({ workspaces: z.array(staffPayouts) })),
  }),
  pause: route({
    id: 'payouts.pause',
    method: 'POST',
    path: '/v1/admin/payouts/{workspace_id}/pause',
    summary: 'Pause the transfers to a workspace, for a reason that it is shown',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    body: z.object({ reason }),
    answer: json(ok),
  }),
  resume: route({
    id: 'payouts.resume',
    method: 'POST',
    path: '/v1/admin/payouts/{workspace_id}/resume',
    summary: 'Let the transfers to a workspace go on',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    answer: json(ok),
  }),
  trust: route({
    id: 'payouts.trust',
    method: 'POST',
    path: '/v1/admin/payouts/{workspace_id}/trust',
    summary: 'Hold nothing of what a workspace earns for some days; 0 ends it',
    access: 'staff',
    internal: true,
    params: ofWorkspace,
    body: z.object({ days: z.int().min(0).max(3650) }),
    answer: json(ok),
  }),
};

const ofSession = z.object({ session_id: z.string().min(1).max(100) });

/** What the account of somebody is like who fills in the form of test money. */
export const testPayoutAccounts = ['complete', 'no_tax_form', 'in_review', 'closed', 'refusing'] as const;

/** Pages of the built-in provider; whoever has the address of one may use it. */
export const testPayoutRoutes = {
  page: route({
    id: 'test-payouts.page',
    method: 'GET',
    path: '/test-money/payouts/{session_id}',
    summary: 'The form of an account that takes test money',
    access: 'public',
    internal: true,
    params: ofSession,
    answer: bytes('text/html'),
  }),
  decide: route({
    id: 'test-payouts.decide',
    method: 'POST',
    path: '/test-money/payouts/{session_id}',
    summary: 'Fill in the form, or go back',
    access: 'public',
    internal: true,
    takesForm: true,
    params: ofSession,
    body: z.object({
      account: optional(z.enum(testPayoutAccounts)),
      step: z.enum(['save', 'leave']),
    }),
    answer: redirect,
  }),
};
