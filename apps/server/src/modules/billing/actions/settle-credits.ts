import type { Transaction } from '../../../platform/db/database.ts';
import { spending } from '../../workspaces/access/index.ts';
import { deleteReservation, lockCreditAccount, moveCredits } from '../credits.store.ts';
import { insertEntry } from '../ledger.store.ts';
import type { Usage } from '../usage.ts';
import type { Reservation } from './reserve-credits.ts';

/** The workspace's used credits before and after a charge. */
export interface Settlement {
  from: number;
  to: number;
}

/** What is known of the work at its end. */
export interface Spent {
  usage?: Usage;
  now?: Date;
  firstSoundMs?: number | undefined;
  /** What else follows from the charge of this id, once like it. */
  record?: ((transaction: Transaction, spending: string) => Promise<void>) | undefined;
}

/**
 * Charges what the work cost, never more than was reserved, and gives the rest back; in the transaction that records
 * the work. A second settlement of the same reservation charges nothing. One that expired meanwhile is still charged.
 */
export async function settleCredits(
  transaction: Transaction,
  reservation: Reservation,
  actualCredits: number,
  { usage, now = new Date(), firstSoundMs, record }: Spent = {},
): Promise<Settlement> {
  const { id, workspaceId, userId, apiKeyId, product, source, beganAtMs } = reservation;
  const credits = Math.min(actualCredits, reservation.credits);
  const account = await lockCreditAccount(transaction, workspaceId);
  if (!account) throw new Error(`The workspace ${workspaceId} has no credit account to charge.`);
  const isNew = await insertEntry(transaction, {
    ...reservation.usage,
    ...usage,
    id,
    workspaceId,
    kind: 'spend',
    credits: 0 - credits,
    periodEndsAt: account.periodEndsAt,
    product,
    userId,
    apiKeyId,
    source,
    runningMs: beganAtMs === undefined ? null : Math.max(0, now.getTime() - beganAtMs),
    firstSoundMs,
    createdAt: now,
  });
  if (!isNew) return { from: account.used, to: account.used };
  const held = await deleteReservation(transaction, reservation);
  const heldCredits = held?.credits ?? 0;
  await moveCredits(transaction, { workspaceId, released: heldCredits, charged: credits });
  const { periodEndsAt } = account;
  const spender = { workspaceId, userId, apiKeyId: apiKeyId ?? null, groupIds: held?.groupIds, periodEndsAt };
  await spending.settleSpending(transaction, spender, { heldCredits, credits });
  await record?.(transaction, id);
  return { from: account.used, to: account.used + credits };
}
