import type { Platform } from '../../../platform/platform.ts';
import type { PaymentProvider } from '../provider/index.ts';
import { StripeProvider } from '../stripe/index.ts';
import { TestMoneyProvider } from '../test-money/index.ts';

const providers = new WeakMap<Platform, PaymentProvider>();

/** Stripe where its key is set, and test money where it is not (BIL-031). */
export function paymentProviderOf(platform: Platform): PaymentProvider {
  const known = providers.get(platform);
  if (known) return known;
  const provider = platform.config.stripeSecretKey
    ? new StripeProvider(platform, platform.config.stripeSecretKey)
    : new TestMoneyProvider(platform);
  providers.set(platform, provider);
  return provider;
}
