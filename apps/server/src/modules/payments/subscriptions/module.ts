import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { subscriptions, userAnswerParts } from '../../billing/index.ts';
import { membershipTies } from '../../workspaces/memberships/index.ts';
import { billOverages } from './actions/bill-overages.ts';
import { cancelPaid, renewPaid } from './actions/cancel-and-renew.ts';
import { endTestMoney } from './actions/end-test-money.ts';
import { cancelLeaving, endOverdue, renewTestMoney, syncOutdated } from './actions/keep-up.ts';
import { readSubscriptionPart } from './actions/read-subscription.ts';
import { isPaidFor } from './require-subscription.ts';
import { subscriptionHttpRoutes } from './subscriptions.routes.ts';
import { markLeaving } from './subscriptions.store.ts';

/** What workspaces pay for, their invoices, and the calls to buy, change, cancel and renew. */
export const subscriptionsModule: Module = {
  name: 'subscriptions',
  routes: subscriptionHttpRoutes,
  extensions: [
    extend(userAnswerParts, { subscription: readSubscriptionPart }),
    extend(subscriptions.subscriptionKeeper, {
      cancel: cancelPaid,
      renew: renewPaid,
      keeps: isPaidFor,
    }),
    extend(membershipTies, {
      accountDeleted: (transaction, { workspaceId }) => markLeaving(transaction, workspaceId),
    }),
  ],
  prepare: endTestMoney,
  schedules: [
    { name: 'subscriptions.renew-test-money', cron: '* * * * *', run: renewTestMoney },
    { name: 'subscriptions.sync-outdated', cron: '*/10 * * * *', run: syncOutdated },
    { name: 'subscriptions.bill-overages', cron: '* * * * *', run: billOverages },
    { name: 'subscriptions.end-overdue', cron: '* * * * *', run: endOverdue },
    { name: 'subscriptions.cancel-leaving', cron: '* * * * *', run: cancelLeaving },
  ],
};
