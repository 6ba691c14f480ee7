import type { Tier } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordStaffAction } from '../../accounts/staff/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { subscriptions } from '../../billing/index.ts';
import { isPaidFor } from '../../payments/subscriptions/index.ts';
import { requireWorkspace } from './require-workspace.ts';

interface Contract {
  workspaceId: string;
  tier: Tier;
  /** Null: as the plan has it. */
  characterLimit: number | null;
  endsAtUnix?: number | undefined;
  reason: string;
}

/** A plan by contract, from the next request on. @throws Failure `not_found`, `conflict` */
export async function setPlan(
  platform: Platform,
  staff: Actor,
  { workspaceId, tier, characterLimit, endsAtUnix, reason }: Contract,
): Promise<void> {
  await requireWorkspace(platform, workspaceId);
  if (await isPaidFor(platform, workspaceId)) {
    throw new Failure('conflict', 'This workspace pays for its plan. Its subscription has to end first.');
  }
  const now = platform.clock.now();
  const isFree = tier === 'free';
  const cancelsAt = endsAtUnix === undefined || isFree ? null : new Date(endsAtUnix * 1000);
  if (cancelsAt && cancelsAt <= now) throw new Failure('conflict', 'The end of the plan has passed already.');
  const change = { tier, status: isFree ? 'free' : 'active', canExtend: false, cancelsAt } as const;
  await subscriptions.putSubscription(platform, workspaceId, change, async (transaction) => {
    await subscriptions.putCharacterLimit(transaction, workspaceId, characterLimit);
    const details = { tier, characterLimit, ...(endsAtUnix !== undefined && { endsAtUnix }) };
    const entry = { className: 'subscription', activityName: 'contract', details };
    await recordAudit(transaction, { workspaceId }, entry, now);
    const act = { action: 'workspace.set-plan', target: workspaceId, reason, details: { tier } };
    await recordStaffAction(transaction, staff, act, now);
    const payload = { kind: 'workspace', tier };
    await platform.events.append(transaction, { name: 'subscription.changed', workspaceId, payload });
  });
}
