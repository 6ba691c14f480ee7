import type { AccessToken } from '@mynah/contract/accounts/accounts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Call } from '../../../platform/http/index.ts';
import { clientOf } from '../clients/index.ts';
import type { UserRow } from '../users/index.ts';
import { refreshSession } from './actions/refresh-session.ts';
import { type SignedIn, startSession } from './actions/start-session.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';

type SessionCall = Pick<Call<never>, 'platform' | 'cookies' | 'setCookie' | 'header' | 'ipAddress'>;

/** Signs the user in on this call: the refresh token goes into the cookie, the access token is the answer. */
export async function enterSession(call: SessionCall, user: UserRow): Promise<AccessToken> {
  return handOver(call, await startSession(call.platform, user, clientOf(call)));
}

/** Goes on with the session of a refresh token, by default the one of the cookie. @throws Failure `needs_authorization`, `session_expired` */
export async function renewSession(
  call: SessionCall,
  refreshToken = readRefreshCookie(call),
): Promise<AccessToken> {
  if (refreshToken === undefined) {
    throw new Failure('needs_authorization', 'You’re not signed in. Send an email address and password.');
  }
  try {
    return handOver(call, await refreshSession(call.platform, refreshToken));
  } catch (cause) {
    if (cause instanceof Failure) clearRefreshCookie(call);
    throw cause;
  }
}

function handOver(call: SessionCall, { answer, refreshToken }: SignedIn): AccessToken {
  setRefreshCookie(call, refreshToken);
  return answer;
}
