import { billingRoutes as calls } from '@mynah/contract/billing';
import { userRoutes as routes } from '@mynah/contract/user';
import { handle } from '../../platform/http/index.ts';
import { cancelSubscription } from './actions/cancel-subscription.ts';
import { getSubscription, getUserAnswer } from './user-answer.ts';

export const billingRoutes = [
  handle(routes.get, ({ platform, actor }) => getUserAnswer(platform, actor)),
  handle(routes.subscription, ({ platform, actor }) => getSubscription(platform, actor)),
  handle(calls.cancelSubscription, async ({ platform, actor }) => {
    await cancelSubscription(platform, actor);
    return { status: 'ok' as const };
  }),
];
