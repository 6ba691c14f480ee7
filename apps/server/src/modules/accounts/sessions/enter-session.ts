import type { AccessToken } from '@mynah/contract/accounts';
import type { Call } from '../../../platform/http/index.ts';
import { describePlace } from '../location/describe-place.ts';
import { locate } from '../location/locate.ts';
import type { UserRow } from '../users/users.store.ts';
import { type Client, type SignedIn, startSession } from './actions/start-session.ts';
import { refreshTokenSeconds } from './refresh-token.ts';

const cookieName = 'xi_refresh';
const deviceCookie = 'xi_device';
const path = '/v1/user';

type SessionCall = Pick<Call<never>, 'platform' | 'cookies' | 'setCookie' | 'header' | 'ipAddress'>;

/** Signs the user in on this call: the refresh token goes into the cookie, the access token is the answer. */
export async function enterSession(call: SessionCall, user: UserRow): Promise<AccessToken> {
  return handOver(call, await startSession(call.platform, user, clientOf(call)));
}

export function handOver(call: SessionCall, { answer, refreshToken }: SignedIn): AccessToken {
  call.setCookie(cookieName, refreshToken, { maxAgeSeconds: refreshTokenSeconds, path });
  return answer;
}

export const readRefreshCookie = (call: SessionCall): string | undefined =>
  call.cookies[cookieName] || undefined;

export const clearRefreshCookie = (call: SessionCall): void =>
  call.setCookie(cookieName, '', { maxAgeSeconds: 0, path });

export const readDeviceCookie = (call: Pick<SessionCall, 'cookies'>): string | undefined =>
  call.cookies[deviceCookie] || undefined;

export const setDeviceCookie = (call: Pick<SessionCall, 'setCookie'>, token: string): void =>
  call.setCookie(deviceCookie, token, { maxAgeSeconds: refreshTokenSeconds, path });

export const clientOf = (call: SessionCall): Client => ({
  ipAddress: call.ipAddress,
  deviceToken: readDeviceCookie(call),
  userAgent: call.header('user-agent'),
  place: describePlace(locate(call)),
});
