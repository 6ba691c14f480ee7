import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCaptchaToken } from '#web/features/sign-up/captcha.ts';
import { message } from '#web/features/sign-up/messages.ts';
import { type SignUpForm, signUp } from '#web/features/sign-up/sign-up.requests.ts';
import { persistInviteCode, readInviteCode } from '#web/shared/account/invite-code.ts';
import { readReferral, visitPartner } from '#web/shared/account/referral.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { appConfigQuery } from '#web/shared/app-config.ts';
import { signInAddress } from '#web/shared/session/redirect-target.ts';

/** The sign-up with what the address brought along: invite, partner, marketplace (ACC-040), and the way on. */
export function useSignUp() {
  const search = useSearchValues(({ redirect, invite_code, gcp_jwt, pid, xid }) => ({
    redirect,
    invite_code,
    gcp_jwt,
    pid,
    xid,
  }));
  const queryClient = useQueryClient();
  const continueUrl = signInAddress(search.redirect ?? '/');
  const { invite_code: inviteCode } = search;
  useEffect(() => {
    if (inviteCode) persistInviteCode(inviteCode);
  }, [inviteCode]);
  return {
    continueUrl,
    signUp: async (form: SignUpForm) => {
      const config = await queryClient.ensureQueryData(appConfigQuery);
      await signUp(form, {
        pid: search.pid ?? visitPartner()?.key ?? readReferral(),
        xid: search.xid ?? visitPartner()?.visit ?? null,
        gcp_marketplace_jwt: search.gcp_jwt ?? null,
        invite_code: inviteCode ?? readInviteCode() ?? null,
        recaptcha_token: await getCaptchaToken(config.captcha).catch(captchaIsAway),
        continue_url: continueUrl,
      });
    },
  };
}

function captchaIsAway(cause: unknown): never {
  console.error('no captcha', cause);
  throw new ApiError({ status: null, message: message('captchaFailed') });
}
