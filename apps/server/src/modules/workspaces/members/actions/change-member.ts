import type { WorkspaceRole } from '@mynah/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { changeAccess } from '../../memberships/index.ts';
import { lockWorkspace, notifyWorkspace, type WorkspaceEvent } from '../../workspace/index.ts';
import { requireLockable, requireRoleChange } from '../members.policy.ts';
import { type MemberChange, type MemberRow, updateMember } from '../members.store.ts';
import { getMember } from './get-member.ts';

interface Change {
  email: string;
  role?: WorkspaceRole;
  isLocked?: boolean;
}

/** Gives a member another role, locks or unlocks them; what is undefined stays. It holds at once, for keys as well. */
export async function changeMember(
  platform: Platform,
  actor: Actor,
  { email, role, isLocked }: Change,
): Promise<void> {
  await changeAccess(platform, [actor.workspaceId], async (transaction) => {
    await lockWorkspace(transaction, actor.workspaceId);
    const member = await getMember(transaction, actor.workspaceId, { email });
    const write = (change: MemberChange, told: Told) =>
      writeChange(platform, transaction, { actor, member, change, told });
    if (role !== undefined && role !== member.role) {
      requireRoleChange(actor, member, role);
      await write({ role }, { name: 'member.role-changed', activityName: 'change-role' });
    }
    if (isLocked !== undefined && isLocked !== member.isLocked) {
      requireLockable(actor, member);
      const activityName = isLocked ? 'lock' : 'unlock';
      await write({ isLocked }, { name: `member.${activityName}ed`, activityName });
    }
  });
}

/** Limits the credits that a member may use a month; null lifts the limit. */
export async function setUsageLimit(
  platform: Platform,
  actor: Actor,
  { userId, usageLimit }: { userId: string; usageLimit: number | null },
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const member = await getMember(transaction, actor.workspaceId, { userId });
    const told: Told = { name: 'member.usage-limit-changed', activityName: 'set-usage-limit' };
    await writeChange(platform, transaction, { actor, member, change: { usageLimit }, told });
  });
}

interface Told {
  name: WorkspaceEvent;
  activityName: string;
}

interface MemberWrite {
  actor: Actor;
  member: MemberRow;
  change: MemberChange;
  told: Told;
}

async function writeChange(
  platform: Platform,
  transaction: Transaction,
  { actor, member, change, told }: MemberWrite,
): Promise<void> {
  const { workspaceId } = actor;
  const { userId } = member;
  await updateMember(transaction, member, change);
  const { activityName } = told;
  const entry = { className: 'member', activityName, targetId: userId, details: change };
  await recordAudit(transaction, actor, entry, platform.clock.now());
  const payload = { user_id: userId, ...(change.role && { role: change.role }) };
  await notifyWorkspace(platform, transaction, { name: told.name, workspaceId, payload });
}
