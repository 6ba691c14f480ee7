import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCharging } from '../plans/index.ts';
import type { ProviderName } from '../provider/index.ts';
import type { PayoutProvider } from './provider/index.ts';
import { StripeConnectProvider } from './stripe-connect/index.ts';
import { TestPayoutProvider } from './test-payouts/index.ts';

const providers = new WeakMap<Platform, PayoutProvider>();

type Settings = Pick<Platform, 'config'>;

/**
 * Whose money people earn here; undefined: nobody's. With Stripe that is Stripe's once the secret of its webhook for
 * connected accounts is set: an operator who takes money pays nobody without having said so.
 */
export function payoutMoney({ config }: Settings): ProviderName | undefined {
  if (!isCharging({ config })) return undefined;
  if (!config.stripeSecretKey) return 'test-money';
  return config.stripeConnectWebhookSecret ? 'stripe' : undefined;
}

/** @throws Failure `not_found` where nobody is paid */
export function payoutProviderOf(platform: Platform): PayoutProvider {
  const money = payoutMoney(platform);
  if (!money) throw new Failure('not_found', 'Nobody is paid for voices on this server.');
  const known = providers.get(platform);
  if (known) return known;
  const provider =
    money === 'stripe'
      ? new StripeConnectProvider(platform, platform.config.stripeSecretKey ?? '')
      : new TestPayoutProvider(platform);
  providers.set(platform, provider);
  return provider;
}
