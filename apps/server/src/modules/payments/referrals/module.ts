import type { Module } from '../../../platform/http/index.ts';
import { attributeSignUp } from './actions/attribute-sign-up.ts';
import { rewardReferrer } from './actions/reward-referrer.ts';
import { referralHttpRoutes } from './referrals.routes.ts';

/** Who was brought here by whose link, and what that brings those who sent them. */
export const referralsModule: Module = {
  name: 'referrals',
  routes: referralHttpRoutes,
  handlers: (platform) => [
    {
      event: 'account.registered',
      name: 'referrals.attribute-sign-up',
      handle: ({ payload }) => attributeSignUp(platform, String(payload.user_id)),
    },
    {
      event: 'subscription.changed',
      name: 'referrals.reward-referrer',
      handle: ({ workspaceId }) => rewardReferrer(platform, workspaceId),
    },
  ],
};
