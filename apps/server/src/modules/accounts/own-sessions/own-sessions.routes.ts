import { sessionRoutes as routes } from '@mynah/contract/accounts/sessions';
import { type Call, handle } from '../../../platform/http/index.ts';
import { readDeviceCookie, setDeviceCookie } from '../clients/index.ts';
import { holderOf, trustedHashOf } from '../factors/index.ts';
import { endSessionOf } from './actions/end-session-of.ts';
import { logOutOthers } from './actions/log-out-others.ts';
import { recordDevice } from './actions/record-device.ts';
import { listLiveSessions } from './own-sessions.store.ts';
import { toSession } from './own-sessions.view.ts';

const ok = { status: 'ok' as const };

export const ownSessionRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const rows = await listLiveSessions(platform.db, actor.userId, platform.clock.now());
    return { sessions: rows.map((row) => toSession(row, actor.sessionId)) };
  }),
  handle(routes.end, async (call) => {
    await endSessionOf(call.platform, await holderOf(call), call.params.sessionId);
    return ok;
  }),
  handle(routes.logOutOthers, async (call) => {
    const browser = { sessionId: sessionIdOf(call), trustedHash: trustedHashOf(call) };
    return { ended: await logOutOthers(call.platform, await holderOf(call), browser) };
  }),
  handle(routes.recordDevice, async (call) => {
    const token = await recordDevice(call.platform, await holderOf(call), {
      sessionId: sessionIdOf(call),
      deviceToken: readDeviceCookie(call),
      userAgent: call.header('user-agent'),
    });
    setDeviceCookie(call, token);
    return ok;
  }),
];

/** The routes are for signed-in people: their calls have one. */
const sessionIdOf = ({ actor }: Pick<Call<never>, 'actor'>): string => actor.sessionId ?? '';
