import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional } from '../wire.ts';

/** What stands in a link as `from`, or as `ps_partner_key`. */
export const referralCode = z.string().trim().min(1).max(200);

/** A partner’s name in links, chosen by staff: `radio-berlin`. */
export const partnerKey = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/, '3 to 60 lowercase letters, digits and hyphens');

const counts = {
  clicks: z.int(),
  sign_ups: z.int(),
  /** Of the sign-ups, those who paid for a plan. */
  customers: z.int(),
  credits: z.int(),
};

/** What somebody’s links have brought. Nobody is named: who they were is no affair of the one who sent them. */
export const referrals = z.object({
  /** Null: it is made when it is first asked for, by `GET /v1/user/referral-link`. */
  referral_link: z.string().nullable(),
  /** Credits for each of them who pays for a plan; 0: none. */
  reward_credits: z.int(),
  ...counts,
  /** By month, newest first, those in which something happened. */
  months: z.array(z.object({ month: z.string(), ...counts })),
  /** Of partners, by agreement with the operator. */
  partners: z.array(
    z.object({ key: z.string(), link: z.string(), reward_credits: z.int(), is_active: z.boolean() }),
  ),
});
export type Referrals = z.infer<typeof referrals>;

export const partner = z.object({
  key: z.string(),
  email: z.string(),
  reward_credits: z.int(),
  is_active: z.boolean(),
  sign_ups: z.int(),
  customers: z.int(),
  created_at_unix: z.int(),
});
export type Partner = z.infer<typeof partner>;

export const referralRoutes = {
  get: route({
    id: 'referrals.get',
    method: 'GET',
    path: '/v1/referrals',
    summary: 'Get what the caller’s referral links have brought',
    access: 'user_read',
    internal: true,
    answer: json(referrals),
  }),
  visit: route({
    id: 'referrals.visit',
    method: 'POST',
    path: '/v1/referrals/visits',
    summary: 'Count that a referral link was opened, and nothing of who opened it',
    access: 'public',
    internal: true,
    body: z.object({
      code: referralCode,
      /** What the visitor decided about marketing; absent: nothing yet. */
      allows_marketing: optional(z.boolean()),
      ccpa_opt_out: optional(z.boolean()),
    }),
    answer: json(ok),
  }),
  listPartners: route({
    id: 'referrals.list-partners',
    method: 'GET',
    path: '/v1/admin/partners',
    summary: 'List the partners whose links bring people here, newest first',
    access: 'staff',
    internal: true,
    answer: json(z.object({ partners: z.array(partner) })),
  }),
  createPartner: route({
    id: 'referrals.create-partner',
    method: 'POST',
    path: '/v1/admin/partners',
    summary: 'Give somebody a partner key',
    access: 'staff',
    internal: true,
    body: z.object({
      key: partnerKey,
      email: z.string().max(254),
      reward_credits: z.int().min(0).max(100_000_000),
    }),
    answer: json(ok),
  }),
  endPartner: route({
    id: 'referrals.end-partner',
    method: 'POST',
    path: '/v1/admin/partners/{key}/end',
    summary: 'End a partner key; who came by it stays counted',
    access: 'staff',
    internal: true,
    params: z.object({ key: partnerKey }),
    answer: json(ok),
  }),
};
