export { findOwnerEmail } from './find-owner-email.ts';
export { subscriptionsModule } from './module.ts';
export { isPaidFor } from './require-subscription.ts';
export { hasPaidInvoice } from './subscriptions.store.ts';
