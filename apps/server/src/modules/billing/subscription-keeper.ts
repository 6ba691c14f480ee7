import { extensionPoint } from '../../platform/extensions.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Who is paid for a subscription, and so ends it and lets it go on. */
export interface SubscriptionKeeper {
  /** True: it is done. False: this subscription is none of theirs. */
  cancel(platform: Platform, actor: Actor): Promise<boolean>;
  renew(platform: Platform, actor: Actor): Promise<boolean>;
  /** True: they say when the plan of this workspace ends, and what follows from it. */
  keeps(platform: Platform, workspaceId: string): Promise<boolean>;
}

export const subscriptionKeeper = extensionPoint<SubscriptionKeeper>('billing.subscription-keeper');

/** Asked one after another, until one has done it. */
export async function askKeepers(
  platform: Platform,
  actor: Actor,
  what: 'cancel' | 'renew',
): Promise<boolean> {
  for (const keeper of platform.extensions.at(subscriptionKeeper))
    if (await keeper[what](platform, actor)) return true;
  return false;
}

export async function isKept(platform: Platform, workspaceId: string): Promise<boolean> {
  for (const keeper of platform.extensions.at(subscriptionKeeper))
    if (await keeper.keeps(platform, workspaceId)) return true;
  return false;
}
