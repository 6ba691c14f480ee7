export { subscriptionsModule } from './module.ts';
export { isPaidFor } from './require-subscription.ts';
