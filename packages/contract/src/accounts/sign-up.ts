import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional } from '../wire.ts';
import { email, newPassword } from './accounts.ts';

/** An address to go on to after the link of a mail: the sign-in page of this server (ACC-034). */
export const continueUrl = optional(z.string().max(2000));

const token = (length: number) => optional(z.string().max(length));

export const accountMetadata = z.object({
  agrees_to_product_updates: optional(z.boolean()),
  geo_location: optional(
    z.object({
      region: z.string().max(120).nullable().default(null),
      country: z.string().max(120).nullable().default(null),
      city: z.string().max(120).nullable().default(null),
    }),
  ),
});
export type AccountMetadata = z.output<typeof accountMetadata>;

export const signUpRoutes = {
  /** Its answers never tell whether the address has an account. */
  preSignUp: route({
    id: 'sign-up.prepare',
    method: 'POST',
    path: '/v1/user/pre-sign-up',
    summary: 'Start a sign-up with the person’s details, captcha and invite',
    access: 'public',
    internal: true,
    body: z.object({
      email,
      account_metadata: optional(accountMetadata),
      /** Checked where a captcha is configured, else ignored (ACC-046). */
      recaptcha_token: token(8000),
      /** The click of a partner program. */
      pid: token(200),
      xid: token(200),
      invite_code: token(200),
      gcp_marketplace_jwt: token(8000),
    }),
    answer: json(ok),
  }),
  /** The same answer whether the address is new or has an account: the mail alone differs. */
  signUp: route({
    id: 'sign-up.create',
    method: 'POST',
    path: '/v1/user/auth/sign-up',
    summary: 'Create an account; a link in an email activates it',
    access: 'public',
    internal: true,
    body: z.object({
      email,
      password: newPassword,
      first_name: z.string().trim().min(1, 'Enter a name').max(80),
      continue_url: continueUrl,
    }),
    answer: json(ok),
  }),
  afterRegistration: route({
    id: 'sign-up.after-registration',
    method: 'POST',
    path: '/v1/user/post-registration-user-setup',
    summary: 'Record where a new person came from, once after the first sign-in',
    access: 'signed-in',
    internal: true,
    body: z.object({ pid: token(200), xid: token(200), gcp_marketplace_jwt: token(8000) }),
    answer: json(ok),
  }),
};
