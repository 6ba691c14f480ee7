import { type AccessToken, accountRoutes as routes } from '@mynah/contract/accounts/accounts';
import { type Call, handle } from '../../../platform/http/index.ts';
import { readDeviceCookie } from '../clients/index.ts';
import { signInWithCode, trustedHashOf } from '../factors/index.ts';
import { enterSession, renewSession } from '../sessions/index.ts';
import { checkCredentials } from './actions/check-credentials.ts';

export const signInRoutes = [handle(routes.authTokens, (call) => signInOrRefresh(call))];

async function signInOrRefresh(call: Call<typeof routes.authTokens>): Promise<AccessToken> {
  const { platform, ipAddress, body } = call;
  const { email, password, mfaToken } = body;
  if (email !== undefined && password !== undefined) {
    const browser = { ipAddress, deviceToken: readDeviceCookie(call), trustedHash: trustedHashOf(call) };
    return enterSession(call, await checkCredentials(platform, { email, password }, browser));
  }
  if (mfaToken === undefined) return renewSession(call, body.refreshToken);
  const code = body.code ?? body.backupCode ?? '';
  return signInWithCode(call, { mfaToken, code, isDeviceTrusted: body.trustDevice ?? false });
}
