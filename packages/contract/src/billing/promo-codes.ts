import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional, queryInteger } from '../wire.ts';
import { currency } from './price-schemas.ts';

/** As people write it; capital letters and small ones are the same. */
export const promoCodeText = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/, 'Letters, digits and hyphens');

/** The answer of `/validate-promocode` (BIL-062); nothing is off where it isn’t valid. */
export const promoCodeCheck = z.object({
  valid: z.boolean(),
  /** Cents (BIL-063), of the currency that the code is for. */
  amount_off: z.int().nullable(),
  percent_off: z.int().nullable(),
  duration_in_months: z.int().nullable(),
});
export type PromoCodeCheck = z.infer<typeof promoCodeCheck>;

export const promoCode = z.object({
  code: z.string(),
  percent_off: z.int().nullable(),
  amount_off_cents: z.int().nullable(),
  currency: currency.nullable(),
  /** Null: for as long as the subscription lasts. */
  duration_in_months: z.int().nullable(),
  max_redemptions: z.int().nullable(),
  redemptions: z.int(),
  expires_at_unix: z.int().nullable(),
  /** Ended by staff, expired or used up. */
  is_valid: z.boolean(),
  /** Known to everybody from the first start. */
  is_special_offer: z.boolean(),
  created_at_unix: z.int(),
});
export type PromoCode = z.infer<typeof promoCode>;

const redemption = z.object({
  workspace_id: z.string(),
  name: z.string(),
  redeemed_at_unix: z.int(),
});
export type PromoRedemption = z.infer<typeof redemption>;

const most = 1_000_000;

export const promoCodeRoutes = {
  validate: route({
    id: 'promo-codes.validate',
    method: 'POST',
    path: '/validate-promocode',
    summary: 'Check a promo code, and see what it takes off',
    access: 'user_read',
    body: z.object({ promocode: z.string().max(200) }),
    answer: json(promoCodeCheck),
  }),
  list: route({
    id: 'promo-codes.list',
    method: 'GET',
    path: '/v1/admin/promo-codes',
    summary: 'List the promo codes of this server, newest first',
    access: 'staff',
    internal: true,
    query: z.object({ page_size: queryInteger(1, 200).default(100) }),
    answer: json(z.object({ promo_codes: z.array(promoCode) })),
  }),
  create: route({
    id: 'promo-codes.create',
    method: 'POST',
    path: '/v1/admin/promo-codes',
    summary: 'Create a promo code that takes off a percentage or an amount',
    access: 'staff',
    internal: true,
    body: z
      .object({
        code: promoCodeText,
        percent_off: optional(z.int().min(1).max(100)),
        amount_off_cents: optional(z.int().min(1).max(10_000_000)),
        currency: optional(currency),
        duration_in_months: optional(z.int().min(1).max(120)),
        max_redemptions: optional(z.int().min(1).max(most)),
        expires_at_unix: optional(z.int().min(0).max(253_402_300_799)),
      })
      .refine((code) => (code.percent_off === undefined) !== (code.amount_off_cents === undefined), {
        message: 'Give a percentage or an amount, one of the two',
        path: ['percent_off'],
      })
      .refine((code) => (code.amount_off_cents === undefined) === (code.currency === undefined), {
        message: 'An amount needs its currency, and a percentage has none',
        path: ['currency'],
      }),
    answer: json(promoCode),
  }),
  redemptions: route({
    id: 'promo-codes.redemptions',
    method: 'GET',
    path: '/v1/admin/promo-codes/{code}/redemptions',
    summary: 'List the workspaces that used a promo code, newest first',
    access: 'staff',
    internal: true,
    params: z.object({ code: promoCodeText }),
    query: z.object({ page_size: queryInteger(1, 200).default(100) }),
    answer: json(z.object({ redemptions: z.array(redemption) })),
  }),
  end: route({
    id: 'promo-codes.end',
    method: 'POST',
    path: '/v1/admin/promo-codes/{code}/end',
    summary: 'End a promo code; subscriptions that have it keep it',
    access: 'staff',
    internal: true,
    params: z.object({ code: promoCodeText }),
    answer: json(ok),
  }),
};
