import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { lockCreditAccount, moveCredits } from '../credits.store.ts';
import { findEntry, insertEntry, moveGranted } from '../ledger.store.ts';

interface Refund {
  workspaceId: string;
  /** The spending that is given back, wholly or in part. */
  entryId: string;
  credits: number;
  reason: string;
}

/**
 * Gives back what a generation cost, once: to the period that it counts in, or, when that is over, beside the plan.
 * False when it was given back before, or there is no such spending.
 */
export async function refundCredits(
  transaction: Transaction,
  { workspaceId, entryId, credits, reason }: Refund,
  now: Date,
): Promise<boolean> {
  const account = await lockCreditAccount(transaction, workspaceId);
  const spent = await findEntry(transaction, { workspaceId, id: entryId });
  if (!account || spent?.kind !== 'spend') return false;
  const given = Math.min(credits, -spent.credits);
  const isOfPeriod = spent.periodEndsAt?.getTime() === account.periodEndsAt.getTime();
  const { product, userId, apiKeyId } = spent;
  const isNew = await insertEntry(transaction, {
    id: newId(),
    workspaceId,
    kind: 'refund',
    credits: given,
    periodEndsAt: isOfPeriod ? account.periodEndsAt : null,
    reference: entryId,
    reason,
    product,
    userId,
    apiKeyId,
    createdAt: now,
  });
  if (!isNew) return false;
  if (isOfPeriod) await moveCredits(transaction, { workspaceId, released: 0, charged: -given });
  else await moveGranted(transaction, workspaceId, given);
  return true;
}
