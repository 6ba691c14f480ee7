import type { StaffPayouts } from '@mynah/contract/billing/payouts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { lockPayoutAccount, updatePayoutAccount } from '../accounts.store.ts';
import { listBalances } from '../earnings.store.ts';
import { payoutMoney, payoutProviderOf } from '../payout-provider-of.ts';
import { daysAfter } from '../payouts.policy.ts';
import { toStaffPayouts } from '../payouts.view.ts';
import { countPending } from '../transfers.store.ts';
import { readPayoutState } from './read-payouts.ts';

const shown = 200;

/** Of all workspaces: those that have earned something. */
export async function listForStaff(platform: Platform): Promise<StaffPayouts[]> {
  const provider = payoutMoney(platform);
  if (!provider) return [];
  const { db, clock } = platform;
  const open = await countPending(db);
  const balances = await listBalances(db, { provider, now: clock.now(), limit: shown });
  const rows = await Promise.all(
    balances.map(async ({ workspaceId }) => {
      const workspace = await findWorkspace(db, workspaceId);
      if (!workspace) return [];
      const state = await readPayoutState(platform, db, { workspaceId, provider });
      return [toStaffPayouts(state, { workspace, openTransfers: open.get(workspaceId) ?? 0 })];
    }),
  );
  return rows.flat();
}

interface Decision {
  workspaceId: string;
  action: 'payouts.pause' | 'payouts.resume' | 'payouts.trust';
  details: Record<string, string | number>;
  change: Parameters<typeof updatePayoutAccount>[2];
  event?: { name: string; payload: Record<string, string> };
}

/** Nothing is transferred to it, for a reason that it is shown. @throws Failure `not_found` */
export const pauseTransfers = (
  platform: Platform,
  staff: Actor,
  { workspaceId, reason }: { workspaceId: string; reason: string },
): Promise<void> =>
  decide(platform, staff, {
    workspaceId,
    action: 'payouts.pause',
    details: { reason },
    change: { pausedAt: platform.clock.now(), pauseReason: reason },
    event: { name: 'payouts.paused', payload: { reason } },
  });

export const resumeTransfers = (platform: Platform, staff: Actor, workspaceId: string): Promise<void> =>
  decide(platform, staff, {
    workspaceId,
    action: 'payouts.resume',
    details: {},
    change: { pausedAt: null, pauseReason: null },
    event: { name: 'payouts.resumed', payload: {} },
  });

/** Nothing of what it earns is held for so many days; none: it is held as with everybody. */
export const trust = (
  platform: Platform,
  staff: Actor,
  { workspaceId, days }: { workspaceId: string; days: number },
): Promise<void> =>
  decide(platform, staff, {
    workspaceId,
    action: 'payouts.trust',
    details: { days },
    change: { trustedUntil: days === 0 ? null : daysAfter(platform.clock.now(), days) },
  });

async function decide(platform: Platform, staff: Actor, decision: Decision): Promise<void> {
  payoutProviderOf(platform);
  const { workspaceId, action, details, change, event } = decision;
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction: Transaction) => {
    if (!(await findWorkspace(transaction, workspaceId)))
      throw new Failure('not_found', 'There is no workspace with this id.');
    await lockPayoutAccount(transaction, workspaceId);
    await updatePayoutAccount(transaction, workspaceId, change);
    await recordStaffAction(transaction, staff, { action, target: workspaceId, details }, now);
    if (event) await platform.events.append(transaction, { ...event, workspaceId });
  });
}
