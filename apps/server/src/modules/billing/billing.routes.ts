import { userRoutes as routes } from '@mynah/contract/user';
import { handle } from '../../platform/http/index.ts';
import { getSubscription, getUserAnswer, type UserAnswerParts } from './user-answer.ts';

export const billingRoutes = (parts: readonly UserAnswerParts[]) => [
  handle(routes.get, ({ platform, actor }) => getUserAnswer(platform, actor, parts)),
  handle(routes.subscription, ({ platform, actor }) => getSubscription(platform, actor, parts)),
];
