export { providerModule } from './module.ts';
export {
  type CheckoutOrder,
  type Discount,
  type ExtraCharge,
  type Payer,
  type PaymentProvider,
  type PricedChange,
  type Proration,
  type ProviderInvoice,
  type ProviderName,
  type ProviderSubscription,
  providerNames,
} from './payment-provider.ts';
