export { StripeConnectProvider } from './stripe-connect-provider.ts';
