import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Payer } from '../../provider/index.ts';
import { findOwnerEmail } from '../find-owner-email.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { requireCharging } from '../require-subscription.ts';
import { subscriptionPage } from '../subscription-page.ts';
import { findSubscription } from '../subscriptions.store.ts';

async function payerOf(platform: Platform, { workspaceId }: Actor): Promise<Payer> {
  requireCharging(platform);
  const { db } = platform;
  const known = await findSubscription(db, workspaceId);
  const isOurs = known?.provider === paymentProviderOf(platform).name;
  return {
    workspaceId,
    email: (await findOwnerEmail(db, workspaceId)) ?? '',
    customer: isOurs ? known.customer : undefined,
    returnUrl: subscriptionPage(platform),
  };
}

export async function openPortal(platform: Platform, actor: Actor): Promise<{ url: string }> {
  return { url: await paymentProviderOf(platform).openPortal(await payerOf(platform, actor)) };
}

/** Takes another card, which the provider checks without charging it. */
export async function openCardForm(platform: Platform, actor: Actor): Promise<{ url: string }> {
  return { url: await paymentProviderOf(platform).openCardForm(await payerOf(platform, actor)) };
}
