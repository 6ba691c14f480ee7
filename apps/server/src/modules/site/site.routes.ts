import { siteRoutes as routes } from '@mynah/contract/site';
import { handle } from '../../platform/http/index.ts';
import { visitOf } from '../accounts/privacy/index.ts';
import { followEvents } from './actions/follow-events.ts';
import { getAppConfig } from './actions/get-app-config.ts';

export const siteRoutes = [
  handle(routes.config, async (call) =>
    getAppConfig(call.platform, { actor: await call.findActor(), visit: visitOf(call) }),
  ),
  handle(routes.events, async (call) =>
    followEvents(call.platform, call.actor, {
      lastEventId: call.header('last-event-id'),
      sinceMs: call.query.sinceMs,
      signal: call.signal,
    }),
  ),
];
