import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/shared/api/call.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';

type MailRequest = { email: string; continue_url: string };

export const sendVerificationEmail = (json: MailRequest) =>
  call('POST /v1/user/send-verification-email', { json, anonymous: true });
export const sendPasswordResetEmail = (json: MailRequest) =>
  call('POST /v1/user/send-password-reset-email', { json, anonymous: true });

export const confirmPasswordReset = (json: { code: string; new_password: string }) =>
  call('POST /v1/user/auth/confirm-password-reset', { json, anonymous: true });

export const optOutOfUpdates = (key: string) =>
  call('POST /v1/user/opt-out-of-updates', { json: { opt_out_updates_key: key }, anonymous: true });

export const restoreAccount = (code: string) =>
  call('POST /v1/user/restore-account', { json: { code }, anonymous: true });

export const sendEmailChange = (email: string) =>
  withFreshFactor(() => call('POST /v1/user/send-email-change-verification', { json: { email } }));

export const changeEmail = (code: string, isReverting: boolean) =>
  call('PUT /v1/user/email', {
    query: { verification_code: code, is_reverting: isReverting ? true : undefined },
    anonymous: true,
  });

/** A code is applied once, however often the page draws. */
const once = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const verifyEmailQuery = (code: string) =>
  queryOptions({
    queryKey: ['verify-email', code],
    queryFn: () => call('POST /v1/user/auth/verify-email', { json: { code }, anonymous: true }),
    ...once,
  });

export const resetCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['reset-code', code],
    queryFn: () => call('POST /v1/user/auth/check-password-reset-code', { json: { code }, anonymous: true }),
    ...once,
  });
