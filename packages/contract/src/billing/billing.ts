import { json, route } from '../route.ts';
import { ok } from '../wire.ts';

/** Calls about the subscription carry no version prefix (BIL-015). */
export const billingRoutes = {
  cancelSubscription: route({
    id: 'billing.cancel-subscription',
    method: 'POST',
    path: '/cancel-subscription',
    summary: 'Cancel the subscription of the workspace: its plan holds until the period ends',
    access: 'workspace_write',
    answer: json(ok),
  }),
  renewSubscription: route({
    id: 'billing.renew-subscription',
    method: 'POST',
    path: '/renew-subscription',
    summary: 'Stop a pending cancellation: the subscription goes on',
    access: 'workspace_write',
    answer: json(ok),
  }),
};
