import { z } from 'zod';
import { pendingChange } from '../billing/pending-change.ts';
import { tiers } from '../billing/plans.ts';
import { json, route } from '../route.ts';
import { consentDecision } from './consent-schema.ts';
import { interfaceLanguages } from './interface-language.ts';
import { location } from './location-schema.ts';
import { onboarding } from './onboarding.ts';
import { termsAgreedTo } from './terms.ts';

const subscriptionStatuses = [
  'trialing',
  'active',
  'incomplete',
  'past_due',
  'free',
  'free_disabled',
] as const;

const paymentStatuses = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
] as const;

/** Nothing is invoiced here: what would stand there is said, and there is none. */
const invoice = z.object({
  amount_due_cents: z.int(),
  subtotal_cents: z.int().nullable(),
  tax_cents: z.int().nullable(),
  discount_percent_off: z.number().nullable(),
  discount_amount_off: z.number().nullable(),
  discounts: z.array(
    z.object({
      discount_percent_off: z.number().nullable(),
      discount_amount_off: z.number().nullable(),
    }),
  ),
  next_payment_attempt_unix: z.int(),
  payment_intent_status: z.enum(paymentStatuses).nullable(),
  payment_intent_statusses: z.array(z.enum(paymentStatuses)),
});

/** Union of the specification's list (BIL-002, BIL-003) and what official clients require. */
export const subscription = z.object({
  tier: z.enum(tiers),
  status: z.enum(subscriptionStatuses),
  currency: z.enum(['usd', 'eur']).nullable(),
  billing_period: z.enum(['monthly_period', 'annual_period']).nullable(),
  character_refresh_period: z.enum(['monthly_period', 'annual_period']).nullable(),
  character_count: z.int(),
  character_limit: z.int(),
  max_character_limit_extension: z.int().nullable(),
  max_credit_limit_extension: z.union([z.int(), z.literal('unlimited')]),
  can_extend_character_limit: z.boolean(),
  allowed_to_extend_character_limit: z.boolean(),
  allowed_to_use_projects_api: z.boolean(),
  next_character_count_reset_unix: z.int().nullable(),
  voice_slots_used: z.int(),
  professional_voice_slots_used: z.int(),
  professional_voice_slots_used_in_workspace: z.int(),
  voice_limit: z.int(),
  max_voice_add_edits: z.int().nullable(),
  voice_add_edit_counter: z.int(),
  professional_voice_limit: z.int(),
  extra_pvc_slots: z.int(),
  can_extend_voice_limit: z.boolean(),
  can_use_instant_voice_cloning: z.boolean(),
  can_use_professional_voice_cloning: z.boolean(),
  current_overage: z.object({ amount: z.string(), currency: z.enum(['usd', 'eur']) }),
  moderation: z.object({
    is_in_probation: z.boolean(),
    enterprise_check_nogo_voice: z.boolean(),
    enterprise_background_moderation_enabled: z.boolean(),
  }),
  next_invoice: invoice.nullable(),
  open_invoices: z.array(invoice),
  has_open_invoices: z.boolean(),
  pending_change: pendingChange,
  has_used_starter_coupon_on_account: z.boolean(),
  has_used_creator_coupon_on_account: z.boolean(),
  is_eligible_for_starter_promo: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

/** What the person's own account says; the workspace's part stands in `user`. */
export const account = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  created_at: z.int(),
  created_at_unix: z.int(),
  is_new_user: z.boolean(),
  is_email_verified: z.boolean(),
  /** ACC-015 to ACC-019; the checklist is null until it is initiated (NOT-013). */
  ...onboarding.shape,
  agrees_to_product_updates: z.boolean(),
  geo_location: location.nullable(),
  accepted_bipa_terms: z.boolean(),
  has_alpha_access: z.boolean(),
  public_user_id: z.string().nullable(),
  public_user_name: z.string().nullable(),
  sms_mfa_factor: z.object({ phone_number: z.string() }).nullable(),
  prompts_shown: z.object({
    long_content_use_projects: z.boolean(),
    dubbing_use_cases_banner: z.boolean(),
  }),
  terms_agreed_to: termsAgreedTo,
  ccpa_opt_out: z.boolean(),
  /** What may be recorded, as the person last decided; null until then. */
  consent: consentDecision.nullable(),
  profile_page_handle: z.string().nullable(),
  /** Of the app; null follows the browser. */
  interface_language: z.enum(interfaceLanguages).nullable(),
  is_in_probation: z.boolean(),
  /** A secret: the key is there, the hash never is (ACC-011). */
  backup_code_hash: z.null(),
  referral_link_code: z.string().nullable(),
  partnerstack_partner_default_link: z.string().nullable(),
  moderation_warning_dismissed: z.boolean(),
  is_producer: z.boolean(),
  is_staff: z.boolean(),
});
export type Account = z.infer<typeof account>;

/** The union of the specification's two lists (ACC-008 to ACC-010). */
export const user = z.object({
  ...account.shape,
  /** Ids of the voices that the person made. */
  voices: z.array(z.string()),
  /** Settings of the embedded player; null until there are some. */
  audio_native: z.record(z.string(), z.unknown()).nullable(),
  workspace_id: z.string(),
  subscription,
  can_use_delayed_payment_methods: z.boolean(),
  show_compliance_terms: z.boolean(),
  xi_api_key: z.string().nullable(),
  xi_api_key_preview: z.string().nullable(),
  is_api_key_hashed: z.boolean(),
  seat_type: z.enum(['workspace_admin', 'workspace_member', 'workspace_lite_member']),
});
export type User = z.infer<typeof user>;

export const userRoutes = {
  get: route({
    id: 'user.get',
    method: 'GET',
    path: '/v1/user',
    summary: 'Get the signed-in user',
    access: 'user_read',
    answer: json(user),
  }),
  subscription: route({
    id: 'user.subscription',
    method: 'GET',
    path: '/v1/user/subscription',
    summary: 'Get the subscription of the workspace',
    access: 'user_read',
    answer: json(subscription),
  }),
};
