import type { Call } from '../../../platform/http/index.ts';
import { refreshTokenSeconds } from './refresh-token.ts';

const cookieName = 'xi_refresh';
const path = '/v1/user';

export const readRefreshCookie = (call: Pick<Call<never>, 'cookies'>): string | undefined =>
  call.cookies[cookieName] || undefined;

export const setRefreshCookie = (call: Pick<Call<never>, 'setCookie'>, token: string): void =>
  call.setCookie(cookieName, token, { maxAgeSeconds: refreshTokenSeconds, path });

export const clearRefreshCookie = (call: Pick<Call<never>, 'setCookie'>): void =>
  call.setCookie(cookieName, '', { maxAgeSeconds: 0, path });
