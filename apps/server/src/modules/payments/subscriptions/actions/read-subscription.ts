import type { Subscription } from '@mynah/contract/accounts/user';
import type { SubscriptionDetails } from '@mynah/contract/billing/subscriptions';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ledger } from '../../../billing/index.ts';
import { ownsServer } from '../../../workspaces/administration/index.ts';
import { isCharging } from '../../plans/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { findPaid } from '../require-subscription.ts';
import { listInvoices } from '../subscriptions.store.ts';
import { toPaid, toSubscriptionPart } from '../subscriptions.view.ts';
import { monthlyCents, overageSoFar } from './bill-overages.ts';

/** What a subscription that is paid for adds to `GET /v1/user/subscription`; of the period nothing: that is billing's. */
export async function readSubscriptionPart(platform: Platform, actor: Actor): Promise<Partial<Subscription>> {
  const row = await findPaid(platform, actor.workspaceId);
  if (!row) return {};
  const invoices = row.status === 'past_due' ? await listInvoices(platform.db, actor.workspaceId) : [];
  const open = invoices.filter(({ status }) => status === 'open');
  const balance = await ledger.creditBalance(platform, actor.workspaceId);
  const overageCents = overageSoFar(platform, row, balance);
  return toSubscriptionPart(row, { open, overageCents, graceDays: platform.config.graceDays });
}

export async function readDetails(platform: Platform, actor: Actor): Promise<SubscriptionDetails> {
  const charges = isCharging(platform);
  const row = await findPaid(platform, actor.workspaceId);
  return {
    is_charging: charges,
    is_test_money: charges && paymentProviderOf(platform).name === 'test-money',
    is_own_server: await ownsServer(platform, actor),
    paid: toPaid(row, {
      graceDays: platform.config.graceDays,
      monthlyCents: row ? monthlyCents(platform, row) : 0,
    }),
  };
}
