export { stripeModule } from './module.ts';
export { openStripe } from './open-stripe.ts';
export { asFailures, isMissing } from './stripe-failure.ts';
export { StripeProvider } from './stripe-provider.ts';
