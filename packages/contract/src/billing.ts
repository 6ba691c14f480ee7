import { json, route } from './route.ts';
import { ok } from './wire.ts';

/** Calls about the subscription carry no version prefix (BIL-015). */
export const billingRoutes = {
  cancelSubscription: route({
    id: 'billing.cancel-subscription',
    method: 'POST',
    path: '/cancel-subscription',
    summary: 'Cancel the subscription of the workspace: it is on the free plan at once',
    access: 'workspace_write',
    answer: json(ok),
  }),
};
