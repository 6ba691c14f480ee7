import { passkeyRoutes as routes } from '@mynah/contract/accounts/passkeys';
import { handle } from '../../../../platform/http/index.ts';
import { describeDevice } from '../../clients/index.ts';
import { enterSession } from '../../sessions/index.ts';
import { holderOf } from '../holder-of.ts';
import { requireFreshFactor } from '../require-fresh-factor.ts';
import { beginRegistration } from './actions/begin-registration.ts';
import { beginSignIn } from './actions/begin-sign-in.ts';
import { removePasskey, renamePasskey } from './actions/change-passkey.ts';
import { registerPasskey } from './actions/register-passkey.ts';
import { usePasskey } from './actions/use-passkey.ts';
import { listPasskeyRows } from './passkeys.store.ts';
import { toPasskey } from './passkeys.view.ts';
import { relyingPartyOf } from './relying-party.ts';

const ok = { status: 'ok' as const };

export const passkeyRoutes = [
  handle(routes.list, async ({ platform, actor }) => ({
    passkeys: (await listPasskeyRows(platform.db, actor.userId)).map(toPasskey),
    origin: relyingPartyOf(platform.publicUrl())?.origin ?? null,
  })),
  handle(routes.registrationOptions, async (call) => {
    const { userId } = await requireFreshFactor(call);
    return { options: { ...(await beginRegistration(call.platform, userId)) } };
  }),
  // the challenge that is answered was given to somebody who had proved that it is them
  handle(routes.register, async (call) => {
    const { credential: response, name = describeDevice(call.header('user-agent')).name } = call.body;
    return toPasskey(await registerPasskey(call.platform, await holderOf(call), { response, name }));
  }),
  handle(routes.rename, async (call) => {
    const change = { passkeyId: call.params.passkeyId, name: call.body.name };
    await renamePasskey(call.platform, await holderOf(call), change);
    return ok;
  }),
  handle(routes.remove, async (call) => {
    await removePasskey(call.platform, await requireFreshFactor(call), call.params.passkeyId);
    return ok;
  }),
  handle(routes.signInOptions, async ({ platform }) => ({ options: { ...(await beginSignIn(platform)) } })),
  handle(routes.signIn, async (call) =>
    enterSession(call, await usePasskey(call.platform, call.body.credential)),
  ),
];
