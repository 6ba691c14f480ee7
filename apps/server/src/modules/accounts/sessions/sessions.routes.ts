import { accountRoutes as routes } from '@mynah/contract/accounts';
import { Failure } from '../../../platform/errors/index.ts';
import { type Call, handle } from '../../../platform/http/index.ts';
import { track } from '../product-events/actions/track.ts';
import { signInWithCode } from '../two-factor/actions/sign-in-with-code.ts';
import { readTrustedCookie, setTrustedCookie } from '../two-factor/trusted-cookie.ts';
import { hasUsers } from '../users/users.store.ts';
import { refreshSession } from './actions/refresh-session.ts';
import { signIn } from './actions/sign-in.ts';
import { signOut } from './actions/sign-out.ts';
import type { SignedIn } from './actions/start-session.ts';
import { clearRefreshCookie, clientOf, handOver, readRefreshCookie } from './enter-session.ts';

export const sessionRoutes = [
  handle(routes.authTokens, async (call) => handOver(call, await signInOrRefresh(call))),
  handle(routes.signOut, async (call) => {
    const actor = await call.findActor();
    await signOut(call.platform, { sessionId: actor?.sessionId, refreshToken: readRefreshCookie(call) });
    clearRefreshCookie(call);
    return { status: 'ok' as const };
  }),
  handle(routes.setupStatus, async ({ platform }) => ({ needs_setup: !(await hasUsers(platform.db)) })),
  handle(routes.trackEvent, async (call) => {
    await track(call.platform, call.actor, call.body);
    return { status: 'ok' as const };
  }),
];

async function signInOrRefresh(call: Call<typeof routes.authTokens>): Promise<SignedIn> {
  const { email, password, mfaToken, refreshToken = readRefreshCookie(call) } = call.body;
  if (email !== undefined && password !== undefined) {
    const credentials = { email, password, trustedToken: readTrustedCookie(call) };
    return signIn(call.platform, credentials, clientOf(call));
  }
  if (mfaToken !== undefined) return takeSecondStep(call, mfaToken);
  if (refreshToken === undefined) {
    throw new Failure('needs_authorization', 'Nobody is signed in here. Send email and password.');
  }
  try {
    return await refreshSession(call.platform, refreshToken);
  } catch (cause) {
    if (cause instanceof Failure) clearRefreshCookie(call);
    throw cause;
  }
}

async function takeSecondStep(call: Call<typeof routes.authTokens>, mfaToken: string): Promise<SignedIn> {
  const { code, backupCode, trustDevice } = call.body;
  const step = { mfaToken, code: code ?? backupCode ?? '', isDeviceTrusted: trustDevice ?? false };
  const { trustedToken, ...signedIn } = await signInWithCode(call.platform, step, clientOf(call));
  if (trustedToken) setTrustedCookie(call, trustedToken);
  return signedIn;
}
