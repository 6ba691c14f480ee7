import { reauthenticationRoutes as routes } from '@mynah/contract/accounts/reauthentication';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { handle } from '../../../../platform/http/index.ts';
import { holderOf } from '../holder-of.ts';
import { reauthenticate } from './actions/reauthenticate.ts';

export const reauthenticationRoutes = [
  handle(routes.reauthenticate, async (call) => {
    const shown = { sessionId: call.actor.sessionId ?? '', proof: call.body };
    const until = await reauthenticate(call.platform, await holderOf(call), shown);
    return { status: 'ok' as const, fresh_until_unix: unixSeconds(until) };
  }),
];
