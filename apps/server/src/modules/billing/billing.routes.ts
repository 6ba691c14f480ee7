import { profileRoutes } from '@mynah/contract/accounts/profile';
import { userRoutes as routes } from '@mynah/contract/accounts/user';
import { billingRoutes as calls } from '@mynah/contract/billing/billing';
import { handle } from '../../platform/http/index.ts';
import { chooseSale } from '../accounts/privacy/index.ts';
import { cancelSubscription } from './actions/cancel-subscription.ts';
import { editExtension } from './actions/edit-extension.ts';
import { renewSubscription } from './actions/renew-subscription.ts';
import { getSubscription, getUserAnswer } from './user-answer.ts';

export const billingRoutes = [
  handle(routes.get, ({ platform, actor }) => getUserAnswer(platform, actor)),
  handle(routes.subscription, ({ platform, actor }) => getSubscription(platform, actor)),
  handle(profileRoutes.edit, async ({ platform, actor, body }) => {
    const { allowedToExtendCharacterLimit, maxCharacterLimitExtension, optOutCCPA } = body;
    const { ccpaOptOut = optOutCCPA } = body;
    await editExtension(platform, actor, { allowedToExtendCharacterLimit, maxCharacterLimitExtension });
    if (ccpaOptOut !== undefined) await chooseSale(platform, actor.userId, ccpaOptOut);
    return { status: 'ok' as const };
  }),
  handle(calls.cancelSubscription, async ({ platform, actor }) => {
    await cancelSubscription(platform, actor);
    return { status: 'ok' as const };
  }),
  handle(calls.renewSubscription, async ({ platform, actor }) => {
    await renewSubscription(platform, actor);
    return { status: 'ok' as const };
  }),
];
