import { accountRoutes as routes } from '@mynah/contract/accounts/accounts';
import { handle } from '../../../platform/http/index.ts';
import { track } from './actions/track.ts';

export const productEventRoutes = [
  handle(routes.trackEvent, async ({ platform, actor, body }) => {
    await track(platform, actor, body);
    return { status: 'ok' as const };
  }),
];
