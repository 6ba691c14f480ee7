import { accountRoutes as routes } from '@mynah/contract/accounts/accounts';
import { emailFlowRoutes } from '@mynah/contract/accounts/email-flows';
import { handle } from '../../../platform/http/index.ts';
import { issueIdToken } from './actions/issue-id-token.ts';
import { signOut } from './actions/sign-out.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';

export const sessionRoutes = [
  handle(routes.signOut, async (call) => {
    const actor = await call.findActor();
    await signOut(call.platform, { sessionId: actor?.sessionId, refreshToken: readRefreshCookie(call) });
    clearRefreshCookie(call);
    return { status: 'ok' as const };
  }),
  handle(emailFlowRoutes.idToken, async ({ platform, actor }) => {
    const { idToken, expiresInSeconds } = await issueIdToken(platform, actor);
    return { id_token: idToken, expires_in: expiresInSeconds };
  }),
];
