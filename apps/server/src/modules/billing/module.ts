import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { workspaceBilling } from '../workspaces/administration/index.ts';
import { joinBlockers } from '../workspaces/members/index.ts';
import { alertPeople } from './actions/alert-people.ts';
import { checkBalances } from './actions/check-balances.ts';
import { endSubscriptions } from './actions/end-subscriptions.ts';
import { expireCredits } from './actions/expire-credits.ts';
import { releaseExpired } from './actions/release-expired.ts';
import { releaseLeft } from './actions/release-left.ts';
import { billingRoutes } from './billing.routes.ts';
import { blockWhilePaying } from './block-joining.ts';
import { getSubscription } from './user-answer.ts';

export const billingModule: Module = {
  name: 'billing',
  routes: billingRoutes,
  extensions: [
    extend(joinBlockers, blockWhilePaying),
    extend(workspaceBilling, async (platform, actor) => ({
      subscription: await getSubscription(platform, actor),
    })),
  ],
  schedules: [
    // what other servers held when they were killed
    { name: 'billing.release-expired', cron: '* * * * *', run: releaseExpired },
    { name: 'billing.end-subscriptions', cron: '* * * * *', run: endSubscriptions },
    { name: 'billing.alert-people', cron: '* * * * *', run: alertPeople },
    { name: 'billing.expire-credits', cron: '*/5 * * * *', run: expireCredits },
    { name: 'billing.check-balances', cron: '17 * * * *', run: checkBalances },
  ],
  prepare: releaseLeft,
};
