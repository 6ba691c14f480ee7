import type { Call } from '../../../platform/http/index.ts';
import { newSecret } from '../../../platform/ids/new-id.ts';
import { codeLifetimesMs } from './email-codes.ts';

const cookieName = 'xi_sign_up';
const path = '/v1/user/auth';

type CookieCall = Pick<Call<never>, 'cookies' | 'setCookie'>;

/** Marks the browser that signs up, so that the link of the mail signs it in without asking for the password again. */
export function setSignUpCookie(call: CookieCall): string {
  const secret = newSecret();
  call.setCookie(cookieName, secret, { maxAgeSeconds: codeLifetimesMs['verify-email'] / 1000, path });
  return secret;
}

export const readSignUpCookie = (call: CookieCall): string | undefined =>
  call.cookies[cookieName] || undefined;

export const clearSignUpCookie = (call: CookieCall): void =>
  call.setCookie(cookieName, '', { maxAgeSeconds: 0, path });
