import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCharging } from '../plans/index.ts';
import { paymentProviderOf } from './payment-provider-of.ts';
import { isLive } from './subscriptions.policy.ts';
import { findSubscription } from './subscriptions.store.ts';
import type { SubscriptionRow } from './subscriptions.tables.ts';

/** @throws Failure `not_found` where nobody is charged */
export function requireCharging(platform: Platform): void {
  if (!isCharging(platform)) throw new Failure('not_found', 'Billing is turned off on this server.');
}

/** What the workspace pays for, and whom; undefined: nothing. */
export async function findPaid(
  platform: Platform,
  workspaceId: string,
): Promise<SubscriptionRow | undefined> {
  if (!isCharging(platform)) return undefined;
  const row = await findSubscription(platform.db, workspaceId);
  return row && isLive(row) && row.provider === paymentProviderOf(platform).name ? row : undefined;
}

/** Does somebody pay for this workspace's plan? */
export const isPaidFor = async (platform: Platform, workspaceId: string): Promise<boolean> =>
  (await findPaid(platform, workspaceId)) !== undefined;

/** @throws Failure `not_found` where nobody is charged, `conflict` where nothing is paid for */
export async function requirePaid(platform: Platform, actor: Actor): Promise<SubscriptionRow> {
  requireCharging(platform);
  const row = await findPaid(platform, actor.workspaceId);
  if (!row) throw new Failure('conflict', 'This workspace has no subscription. Choose a plan first.');
  return row;
}
