import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional } from '../wire.ts';
import { backupCode, factorCode } from './two-factor.ts';

/** Without the spaces that come with pasting, in lower case. */
export const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
/** Length is what counts; the upper bound keeps hashing cheap. */
export const newPassword = z.string().min(8, 'At least 8 characters').max(200);

export const accessToken = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  user_id: z.string(),
  /** The refresh timer runs for verified users only (ACC-022). */
  is_email_verified: z.boolean(),
  /** Now, as live events count it: what is read with the token tells all that happened before (`since_ms`). */
  server_time_ms: z.int(),
});
export type AccessToken = z.infer<typeof accessToken>;

/**
 * Address and password; or after `mfa_required` its token with a code or a backup code; or nothing: then the refresh
 * cookie or `refresh_token` counts (ACC-051).
 */
export const authTokensBody = z
  .object({
    email: optional(email),
    password: optional(z.string().max(200)),
    refresh_token: optional(z.string().max(200)),
    mfa_token: optional(z.string().max(1000)),
    code: optional(factorCode),
    backup_code: optional(backupCode),
    /** Asks this browser for no second factor for 30 days. */
    trust_device: optional(z.boolean()),
  })
  .check(({ value, issues }) => {
    if (value.mfa_token !== undefined && value.code === undefined && value.backup_code === undefined) {
      issues.push({ code: 'custom', input: value, path: ['code'], message: 'Required with mfa_token' });
    }
    for (const [given, missing] of [
      ['email', 'password'],
      ['password', 'email'],
    ] as const) {
      if (value[given] !== undefined && value[missing] === undefined) {
        issues.push({ code: 'custom', input: value, path: [missing], message: `Required with ${given}` });
      }
    }
  });

export const accountRoutes = {
  authTokens: route({
    id: 'accounts.auth-tokens',
    method: 'POST',
    path: '/v1/user/auth-tokens',
    summary: 'Sign in, or refresh the access token',
    access: 'public',
    body: authTokensBody,
    answer: json(accessToken),
  }),
  signOut: route({
    id: 'accounts.sign-out',
    method: 'POST',
    path: '/v1/user/sign-out',
    summary: 'End this session',
    access: 'public',
    internal: true,
    answer: json(ok),
  }),
  setupStatus: route({
    id: 'accounts.setup-status',
    method: 'GET',
    path: '/v1/setup/status',
    summary: 'Check whether this server still needs an owner',
    access: 'public',
    internal: true,
    answer: json(z.object({ needs_setup: z.boolean() })),
  }),
};
