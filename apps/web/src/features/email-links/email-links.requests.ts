import type { AccessToken } from '@mynah/contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#web/shared/api/client.ts';
import { withFreshFactor } from '#web/shared/session/fresh-factor.ts';

const post = <Answer>(path: string, json: unknown) =>
  requestJson<Answer>(path, { method: 'POST', json, anonymous: true });

type MailRequest = { email: string; continue_url: string };

export const sendVerificationEmail = (mail: MailRequest) => post('/v1/user/send-verification-email', mail);
export const sendPasswordResetEmail = (mail: MailRequest) => post('/v1/user/send-password-reset-email', mail);

export const confirmPasswordReset = (reset: { code: string; new_password: string }) =>
  post<{ email: string }>('/v1/user/auth/confirm-password-reset', reset);

export const optOutOfUpdates = (key: string) =>
  post('/v1/user/opt-out-of-updates', { opt_out_updates_key: key });

export const restoreAccount = (code: string) => post<{ email: string }>('/v1/user/restore-account', { code });

export const sendEmailChange = (email: string) =>
  withFreshFactor(() =>
    requestJson('/v1/user/send-email-change-verification', { method: 'POST', json: { email } }),
  );

export const changeEmail = (code: string, isReverting: boolean) =>
  requestJson('/v1/user/email', {
    method: 'PUT',
    query: { verification_code: code, is_reverting: isReverting ? true : undefined },
    anonymous: true,
  });

/** A code is applied once, however often the page draws. */
const once = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const verifyEmailQuery = (code: string) =>
  queryOptions({
    queryKey: ['verify-email', code],
    queryFn: () =>
      post<{ email: string; session: AccessToken | null }>('/v1/user/auth/verify-email', { code }),
    ...once,
  });

export const resetCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['reset-code', code],
    queryFn: () => post<{ email: string }>('/v1/user/auth/check-password-reset-code', { code }),
    ...once,
  });
