import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional, queryBoolean } from '../wire.ts';
import { accessToken, email, newPassword } from './accounts.ts';
import { continueUrl } from './sign-up.ts';

/** The secret of a mailed link; what cannot be one is a wrong code, not a malformed request. */
const code = z.string().max(500);

const mailTo = z.object({ email, continue_url: continueUrl });

export const emailFlowRoutes = {
  sendVerificationEmail: route({
    id: 'email-flows.send-verification-email',
    method: 'POST',
    path: '/v1/user/send-verification-email',
    summary: 'Email the link that verifies an address; the answer is the same for unknown addresses',
    access: 'public',
    internal: true,
    body: mailTo,
    answer: json(ok),
  }),
  sendPasswordResetEmail: route({
    id: 'email-flows.send-password-reset-email',
    method: 'POST',
    path: '/v1/user/send-password-reset-email',
    summary: 'Email the link to reset a password; the answer is the same for unknown addresses',
    access: 'public',
    internal: true,
    body: mailTo,
    answer: json(ok),
  }),
  verifyEmail: route({
    id: 'email-flows.verify-email',
    method: 'POST',
    path: '/v1/user/auth/verify-email',
    summary: 'Apply the code of a verification email',
    access: 'public',
    internal: true,
    body: z.object({ code }),
    /** The browser that signed up is signed in at once. */
    answer: json(ok.extend({ email: z.string(), session: accessToken.nullable() })),
  }),
  checkPasswordResetCode: route({
    id: 'email-flows.check-password-reset-code',
    method: 'POST',
    path: '/v1/user/auth/check-password-reset-code',
    summary: 'Find the account that a password reset code belongs to, without using up the code',
    access: 'public',
    internal: true,
    body: z.object({ code }),
    answer: json(z.object({ email: z.string() })),
  }),
  confirmPasswordReset: route({
    id: 'email-flows.confirm-password-reset',
    method: 'POST',
    path: '/v1/user/auth/confirm-password-reset',
    summary: 'Set the new password and end every session',
    access: 'public',
    internal: true,
    body: z.object({ code, new_password: newPassword }),
    answer: json(z.object({ email: z.string() })),
  }),
  idToken: route({
    id: 'email-flows.id-token',
    method: 'POST',
    path: '/v1/user/auth/id-token',
    summary: 'Get a new access token for this session',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ id_token: z.string(), expires_in: z.int() })),
  }),
  sendEmailChangeVerification: route({
    id: 'email-flows.send-email-change-verification',
    method: 'POST',
    path: '/v1/user/send-email-change-verification',
    summary: 'Email the link that confirms a new address, or the current one if none is given',
    access: 'signed-in',
    internal: true,
    body: z.object({ email: optional(email) }),
    answer: json(ok),
  }),
  /** The code is the proof: whoever lost the account to a changed address is signed out. */
  changeEmail: route({
    id: 'email-flows.change-email',
    method: 'PUT',
    path: '/v1/user/email',
    summary: 'Apply the code that changes an email address or undoes the change',
    access: 'public',
    internal: true,
    query: z.object({ verification_code: code, is_reverting: optional(queryBoolean) }),
    answer: json(ok),
  }),
  prepareInternalVerification: route({
    id: 'email-flows.prepare-internal-verification',
    method: 'POST',
    path: '/v1/user/prepare-internal-verification',
    summary: 'Check whether an email change code belongs to this address, without using up the code',
    access: 'public',
    internal: true,
    body: z.object({ email, verification_code: code }),
    answer: json(ok),
  }),
  optOutOfUpdates: route({
    id: 'email-flows.opt-out-of-updates',
    method: 'POST',
    path: '/v1/user/opt-out-of-updates',
    summary: 'Unsubscribe from product updates with the key from the footer of an email',
    access: 'public',
    internal: true,
    body: z.object({ opt_out_updates_key: z.string().max(200) }),
    answer: json(ok),
  }),
};
