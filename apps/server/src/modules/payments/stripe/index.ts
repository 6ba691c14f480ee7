export { stripeModule } from './module.ts';
export { StripeProvider } from './stripe-provider.ts';
