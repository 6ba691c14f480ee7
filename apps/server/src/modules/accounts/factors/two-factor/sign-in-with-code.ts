import type { AccessToken } from '@mynah/contract/accounts/accounts';
import type { Call } from '../../../../platform/http/index.ts';
import { clientOf } from '../../clients/index.ts';
import { enterSession } from '../../sessions/index.ts';
import { checkSecondStep, type SecondStep } from './actions/check-second-step.ts';
import { setTrustedCookie } from './trusted-cookie.ts';

type SignInCall = Pick<Call<never>, 'platform' | 'cookies' | 'setCookie' | 'header' | 'ipAddress'>;

/** The second step of a sign-in, on this call. @throws Failure `mfa_token_expired`, `invalid_mfa_code`, `too_many_attempts` */
export async function signInWithCode(call: SignInCall, step: SecondStep): Promise<AccessToken> {
  const { user, trustedToken } = await checkSecondStep(call.platform, step, clientOf(call));
  const answer = await enterSession(call, user);
  if (trustedToken) setTrustedCookie(call, trustedToken);
  return answer;
}
