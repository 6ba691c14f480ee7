import { userRoutes as routes } from '@mynah/contract/user';
import { handle } from '../../platform/http/index.ts';
import { getSubscription, getUserAnswer } from './user-answer.ts';

export const billingRoutes = [
  handle(routes.get, ({ platform, actor }) => getUserAnswer(platform, actor)),
  handle(routes.subscription, ({ platform, actor }) => getSubscription(platform, actor)),
];
