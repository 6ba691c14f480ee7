import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { spending } from '../../workspaces/access/index.ts';
import { lockCreditAccount, moveCredits } from '../credits.store.ts';
import { type CreditEntry, findEntry, insertEntry, moveGranted } from '../ledger.store.ts';

interface Refund {
  workspaceId: string;
  /** The spending that is given back, wholly or in part. */
  entryId: string;
  credits: number;
  reason: string;
}

/**
 * Gives back what a generation cost, once: to the period that it counts in, and then to who spent it, too; or, when that
 * is over, beside the plan. It comes off the same thing in the sums of usage.
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
  const isNew = await insertEntry(transaction, {
    ...whatItWas(spent),
    id: newId(),
    workspaceId,
    kind: 'refund',
    credits: given,
    periodEndsAt: isOfPeriod ? account.periodEndsAt : null,
    reference: entryId,
    reason,
    createdAt: now,
  });
  if (!isNew) return false;
  if (!isOfPeriod) {
    await moveGranted(transaction, workspaceId, given);
    return true;
  }
  await moveCredits(transaction, { workspaceId, released: 0, charged: -given });
  const { userId, apiKeyId } = spent;
  const spender = { workspaceId, userId, apiKeyId, periodEndsAt: account.periodEndsAt };
  await spending.settleSpending(transaction, spender, { heldCredits: 0, credits: -given });
  return true;
}

/** By whom and for what; how long it was and how fast stays with the spending. */
const whatItWas = (spent: CreditEntry) => ({
  product: spent.product,
  userId: spent.userId,
  apiKeyId: spent.apiKeyId,
  source: spent.source,
  modelId: spent.modelId,
  voiceId: spent.voiceId,
  agentId: spent.agentId,
  projectId: spent.projectId,
  subresourceId: spent.subresourceId,
  voiceRate: spent.voiceRate,
});
