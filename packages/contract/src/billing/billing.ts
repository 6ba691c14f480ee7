import { json, route } from '../route.ts';
import { ok } from '../wire.ts';

/** Calls about the subscription carry no version prefix (BIL-015). */
export const billingRoutes = {
  cancelSubscription: route({
    id: 'billing.cancel-subscription',
    method: 'POST',
    path: '/cancel-subscription',
    summary: 'Cancel the workspace’s subscription; the plan stays until the period ends',
    access: 'workspace_write',
    answer: json(ok),
  }),
  renewSubscription: route({
    id: 'billing.renew-subscription',
    method: 'POST',
    path: '/renew-subscription',
    summary: 'Undo a pending cancellation, so the subscription continues',
    access: 'workspace_write',
    answer: json(ok),
  }),
};
