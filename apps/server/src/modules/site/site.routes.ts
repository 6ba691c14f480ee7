import { siteRoutes as routes } from '@mynah/contract/site';
import { handle } from '../../platform/http/index.ts';
import { followEvents } from './actions/follow-events.ts';
import { getAppConfig } from './actions/get-app-config.ts';

export const siteRoutes = [
  handle(routes.config, async (call) => getAppConfig(call.platform, await call.findActor())),
  handle(routes.events, async (call) =>
    followEvents(call.platform, call.actor, {
      lastEventId: call.header('last-event-id'),
      sinceMs: call.query.sinceMs,
      signal: call.signal,
    }),
  ),
];
