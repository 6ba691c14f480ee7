import type { WorkspaceCredits } from '@mynah/contract/operations';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordStaffAction } from '../../accounts/staff/index.ts';
import { ledger } from '../../billing/index.ts';
import { reverseEarnings } from '../../payments/payouts/index.ts';
import { requireWorkspace } from './require-workspace.ts';

const shownSpendings = 10;
const dayMs = 86_400_000;

/** @throws Failure `not_found` */
export async function readCredits(platform: Platform, workspaceId: string): Promise<WorkspaceCredits> {
  await requireWorkspace(platform, workspaceId);
  const { used, limit, granted, periodEndsAt } = await ledger.creditBalance(platform, workspaceId);
  const spendings = await ledger.listSpendings(platform.db, workspaceId, shownSpendings);
  return {
    used,
    limit,
    granted,
    period_ends_at_unix: unixSeconds(periodEndsAt),
    spendings: spendings.map(({ id, credits, product, createdAt, refunded }) => ({
      entry_id: id,
      credits,
      product: product ?? '',
      created_at_unix: unixSeconds(createdAt),
      refunded,
    })),
  };
}

interface Grant {
  workspaceId: string;
  credits: number;
  reason: string;
  expiresInDays?: number | undefined;
}

/** Gives credits, and says so in the staff's log. @throws Failure `not_found` */
export async function grantToWorkspace(
  platform: Platform,
  staff: Actor,
  { workspaceId, credits, reason, expiresInDays }: Grant,
): Promise<void> {
  const now = platform.clock.now();
  const expiresAt = expiresInDays ? new Date(now.getTime() + expiresInDays * dayMs) : undefined;
  const details = { credits, ...(expiresInDays && { expiresInDays }) };
  const act = { workspaceId, action: 'credits.grant', reason, details };
  await change(platform, staff, act, async (transaction) => {
    // each press of the button is a grant of its own; a call that is sent again has its idempotency key
    const grant = { workspaceId, credits, reason, expiresAt, reference: `staff:${newId()}` };
    await ledger.grantCredits(transaction, grant, now);
  });
}

interface Refund {
  workspaceId: string;
  entryId: string;
  reason: string;
}

/** Gives back all that a generation cost. @throws Failure `not_found`, `conflict` */
export async function refundToWorkspace(
  platform: Platform,
  staff: Actor,
  { workspaceId, entryId, reason }: Refund,
): Promise<void> {
  const act = { workspaceId, action: 'credits.refund', reason, details: { entryId } };
  await change(platform, staff, act, async (transaction) => {
    const refund = { workspaceId, entryId, reason, credits: Number.MAX_SAFE_INTEGER };
    const now = platform.clock.now();
    if (!(await ledger.refundCredits(transaction, refund, now)))
      throw new Failure('conflict', 'It was given back already, or this workspace spent nothing of this id.');
    await reverseEarnings(transaction, { workspaceId, spending: entryId }, now);
  });
}

interface Change {
  workspaceId: string;
  action: string;
  reason: string;
  details: Record<string, string | number>;
}

async function change(
  platform: Platform,
  staff: Actor,
  { workspaceId, action, reason, details }: Change,
  act: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await requireWorkspace(platform, workspaceId);
  await ledger.openAccount(platform, workspaceId);
  await platform.db.transaction(async (transaction) => {
    await act(transaction);
    await recordStaffAction(
      transaction,
      staff,
      { action, target: workspaceId, reason, details },
      platform.clock.now(),
    );
  });
}
