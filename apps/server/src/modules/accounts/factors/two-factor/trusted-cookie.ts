import { hashSecret } from '../../../../platform/crypto/index.ts';
import type { Call } from '../../../../platform/http/index.ts';
import { trustedDays } from './actions/trust-device.ts';

const cookieName = 'xi_trusted';
const path = '/v1/user';

export const setTrustedCookie = (call: Pick<Call<never>, 'setCookie'>, token: string): void =>
  call.setCookie(cookieName, token, { maxAgeSeconds: trustedDays * 24 * 3600, path });

/** What is kept of the token of this browser, if it is trusted. */
export function trustedHashOf(call: Pick<Call<never>, 'cookies'>): string | undefined {
  const token = call.cookies[cookieName];
  return token ? hashSecret(token) : undefined;
}
