export { stripeModule } from './module.ts';
export { openStripe } from './open-stripe.ts';
export { asFailures, isMissing } from './stripe-failure.ts';
export { orderKey } from './stripe-order.ts';
export { StripeProvider } from './stripe-provider.ts';
export { idOf } from './stripe-subscription.view.ts';
export { transferWatchers } from './transfer-watchers.ts';
