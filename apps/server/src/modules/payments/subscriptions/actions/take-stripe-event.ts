import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { StripeProvider, transferWatchers } from '../../stripe/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { isLive } from '../subscriptions.policy.ts';
import { findSubscriptionOfCustomer } from '../subscriptions.store.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * An event says only where to look: what it is about is read anew. So one that comes twice, late or before another does
 * no harm, and one that fails is sent again by Stripe.
 * @throws Failure `not_found` without Stripe, `invalid_request` for a signature that is not Stripe’s
 */
export async function takeStripeEvent(
  platform: Platform,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<void> {
  const provider = paymentProviderOf(platform);
  if (!(provider instanceof StripeProvider)) throw new Failure('not_found', 'This server has no Stripe.');
  const { subscription, customer, isNewCard, account } = provider.readEvent(body, signature);
  if (account) for (const watch of platform.extensions.at(transferWatchers)) await watch(platform, account);
  const known = customer ? await findSubscriptionOfCustomer(platform.db, customer) : undefined;
  if (isNewCard && known?.status === 'past_due') await provider.payOpen(known.subscription);
  const changed = subscription ?? (known && isLive(known) ? known.subscription : undefined);
  if (changed) await syncSubscription(platform, changed);
}
