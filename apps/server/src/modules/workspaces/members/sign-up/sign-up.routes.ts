import { signUpRoutes as routes } from '@mynah/contract/accounts/sign-up';
import { handle } from '../../../../platform/http/index.ts';
import { setSignUpCookie } from '../../../accounts/email-flows/index.ts';
import { preSignUp } from './actions/pre-sign-up.ts';
import { signUp } from './actions/sign-up.ts';

const ok = { status: 'ok' } as const;

export const signUpRoutes = [
  handle(routes.preSignUp, async ({ platform, body, ipAddress }) => {
    await preSignUp(platform, { ...body, ipAddress });
    return ok;
  }),
  handle(routes.signUp, async (call) => {
    await signUp(call.platform, { ...call.body, browserSecret: setSignUpCookie(call) });
    return ok;
  }),
];
