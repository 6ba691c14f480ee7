import type { Call } from '../../../platform/http/index.ts';

const cookieName = 'xi_device';
const path = '/v1/user';
/** As long as a refresh token (PRV-049). */
const maxAgeSeconds = 360 * 24 * 3600;

export const readDeviceCookie = (call: Pick<Call<never>, 'cookies'>): string | undefined =>
  call.cookies[cookieName] || undefined;

export const setDeviceCookie = (call: Pick<Call<never>, 'setCookie'>, token: string): void =>
  call.setCookie(cookieName, token, { maxAgeSeconds, path });
