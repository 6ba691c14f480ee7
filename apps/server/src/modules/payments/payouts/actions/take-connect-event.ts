import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { payoutMoney, payoutProviderOf } from '../payout-provider-of.ts';
import { StripeConnectProvider } from '../stripe-connect/index.ts';
import { syncAccount } from './sync-account.ts';

/**
 * An event says only of which account: what the account is like is read anew.
 * @throws Failure `not_found` where Stripe pays nobody, `invalid_request` for a signature that is not Stripe’s
 */
export async function takeConnectEvent(
  platform: Platform,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<void> {
  const provider = payoutMoney(platform) === 'stripe' ? payoutProviderOf(platform) : undefined;
  if (!(provider instanceof StripeConnectProvider))
    throw new Failure('not_found', 'This server takes no events of connected accounts.');
  const account = provider.readEvent(body, signature);
  if (account) await syncAccount(platform, account);
}
