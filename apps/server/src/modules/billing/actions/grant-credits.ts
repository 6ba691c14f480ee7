import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCreditAccount } from '../credits.store.ts';
import { insertEntry, moveGranted } from '../ledger.store.ts';
import { getCreditAccount } from './get-credit-account.ts';

export interface Grant {
  workspaceId: string;
  credits: number;
  reason: string;
  /** Names what it is for: granted once for each. */
  reference: string;
  /** What is left of it then is gone; absent: never. */
  expiresAt?: Date | undefined;
  /** `purchase` for what was paid for. */
  kind?: 'grant' | 'purchase';
}

/**
 * Gives credits beside those of the plan, which stay when a period ends. False when they were given before for the
 * same reference. The workspace has an account: `openAccount` sees to it before the transaction.
 */
export async function grantCredits(
  transaction: Transaction,
  { workspaceId, credits, reason, reference, expiresAt, kind = 'grant' }: Grant,
  now: Date,
): Promise<boolean> {
  if (!Number.isSafeInteger(credits) || credits <= 0)
    throw new Error('Whole credits above none are granted.');
  if (!(await lockCreditAccount(transaction, workspaceId)))
    throw new Error(`The workspace ${workspaceId} has no credit account.`);
  const entry = { id: newId(), workspaceId, kind, credits, reason, reference };
  const isNew = await insertEntry(transaction, { ...entry, expiresAt: expiresAt ?? null, createdAt: now });
  if (isNew) await moveGranted(transaction, workspaceId, credits);
  return isNew;
}

/** What a workspace has, before a transaction that grants, refunds or moves some. */
export async function openAccount(platform: Platform, workspaceId: string): Promise<void> {
  await getCreditAccount(platform, workspaceId);
}
