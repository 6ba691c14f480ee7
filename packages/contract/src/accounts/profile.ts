import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok } from '../wire.ts';
import { interfaceLanguages } from './interface-language.ts';
import { location } from './location-schema.ts';

/** Stands in the address of the profile page (PUB-010, PUB-011). */
const handle = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9_-]{2,29}$/,
    'Use 3 to 30 letters, digits, hyphens and underscores, starting with a letter or digit',
  );

const place = z.string().trim().max(100).nullable();

export const profileRoutes = {
  editMetadata: route({
    id: 'user.edit-metadata',
    method: 'POST',
    path: '/v1/user/edit-user-metadata',
    summary: 'Change your profile',
    access: 'user_write',
    /** Absent fields stay. */
    body: z.object({
      account_metadata: z.object({
        agrees_to_product_updates: z.boolean().optional(),
        first_name: z.string().trim().min(1).max(100).optional(),
        geo_location: location.extend({ region: place, country: place, city: place }).nullable().optional(),
        /** Null follows the browser. */
        interface_language: z.enum(interfaceLanguages).nullable().optional(),
        /** Null gives the handle up. */
        profile_page_handle: handle.nullable().optional(),
      }),
    }),
    answer: json(ok),
  }),
  dismissModerationWarning: route({
    id: 'user.dismiss-moderation-warning',
    method: 'POST',
    path: '/v1/user/dismiss-moderation-warning',
    summary: 'Dismiss the moderation warning',
    access: 'user_write',
    answer: json(ok),
  }),
  hasAlphaAccess: route({
    id: 'user.has-alpha-access',
    method: 'GET',
    path: '/v1/user/has-alpha-access',
    summary: 'Check whether the caller can try unfinished features',
    access: 'user_read',
    answer: json(z.object({ has_alpha_access: z.boolean() })),
  }),
  requestAlphaAccess: route({
    id: 'user.request-alpha-access',
    method: 'POST',
    path: '/v1/user/request-alpha-access',
    summary: 'Ask the operator for alpha access',
    access: 'user_write',
    answer: json(ok),
  }),
  random: route({
    id: 'user.rand',
    method: 'GET',
    path: '/v1/user/rand',
    summary: 'Get a random number in [0, 1), for sampling in clients',
    access: 'public',
    answer: json(z.object({ rand: z.number().min(0).lt(1) })),
  }),
  generateName: route({
    id: 'user.generate-name',
    method: 'POST',
    path: '/v1/user/generate-name',
    summary: 'Suggest a public name',
    access: 'user_read',
    answer: json(z.object({ name: z.string() })),
  }),
  updatePublicName: route({
    id: 'user.update-public-user-name',
    method: 'POST',
    path: '/v1/user/update-public-user-name',
    summary: 'Change the public name shown with what you share',
    access: 'user_write',
    /** Without a text there is no name any more (HIS-053). */
    body: z.object({ public_user_name: z.string().trim().max(100) }),
    answer: json(ok),
  }),
  /** The first two act on the workspace and are for admins (BIL-033). */
  edit: route({
    id: 'user.edit',
    method: 'POST',
    path: '/v1/user/edit',
    summary: 'Change usage beyond the plan, and opt out of the sale of personal data',
    access: 'user_write',
    body: z.object({
      allowed_to_extend_character_limit: z.boolean().optional(),
      /** Credits beyond the limit; null: as many as it takes. */
      max_character_limit_extension: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
      ccpa_opt_out: z.boolean().optional(),
      /** Another name of `ccpa_opt_out` (PRV-030). */
      optOutCCPA: z.boolean().optional(),
    }),
    answer: json(ok),
  }),
  referralLink: route({
    id: 'user.referral-link',
    method: 'GET',
    path: '/v1/user/referral-link',
    summary: 'Get the caller’s referral link',
    access: 'user_read',
    answer: json(z.object({ referral_link: z.string() })),
  }),
};
