import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { paymentProviderOf } from '../payment-provider-of.ts';
import { isTestInvoice } from '../subscriptions.policy.ts';
import { findInvoice } from '../subscriptions.store.ts';
import { syncSubscription } from './sync-subscription.ts';

interface Refund {
  workspaceId: string;
  invoiceId: string;
  amountCents: number;
  reason: string;
}

/**
 * Gives back what was paid, all or a part. It stands in the staff's log before it is done, so that no money goes without
 * a trace; pressed twice at once it goes once. @throws Failure `invoice_not_found`, `conflict`
 */
export async function refundInvoice(
  platform: Platform,
  staff: Actor,
  { workspaceId, invoiceId, amountCents, reason }: Refund,
): Promise<void> {
  const { db, clock } = platform;
  const invoice = await findInvoice(db, workspaceId, invoiceId);
  if (!invoice) throw new Failure('invoice_not_found', 'There is no invoice with this id.');
  const left = invoice.totalCents - invoice.refundedCents;
  if (invoice.status !== 'paid' || amountCents > left) {
    throw new Failure('conflict', 'No more can be refunded than was paid and not refunded yet.');
  }
  const provider = paymentProviderOf(platform);
  if (isTestInvoice(invoice) !== (provider.name === 'test-money')) {
    throw new Failure(
      'conflict',
      'This invoice was paid to another payment provider than this server has now.',
    );
  }
  const details = { invoice: invoice.number, amountCents, currency: invoice.currency };
  const act = { action: 'invoice.refund', target: workspaceId, reason, details };
  await db.transaction((transaction) => recordStaffAction(transaction, staff, act, clock.now()));
  const key = `refund.${invoice.invoice}.${invoice.refundedCents}.${amountCents}`;
  await provider.refund(invoice.subscription, { invoice: invoice.invoice, amountCents, key });
  await syncSubscription(platform, invoice.subscription);
}
