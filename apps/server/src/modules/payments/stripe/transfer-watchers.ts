import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Whoever sends money on: transfers are the operator's own, so Stripe tells of them where it tells of payments. `account`
 * is where the transfer went.
 */
export const transferWatchers =
  extensionPoint<(platform: Platform, account: string) => Promise<void>>('stripe.transfer-watchers');
