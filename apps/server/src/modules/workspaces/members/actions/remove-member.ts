import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ownedMaterial } from '../../../accounts/privacy/index.ts';
import { signOutEverywhere } from '../../../accounts/sessions/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { changeAccess, membershipTies } from '../../memberships/index.ts';
import { lockWorkspace, notifyWorkspace } from '../../workspace/index.ts';
import { requireHeir, requireRemovable } from '../members.policy.ts';
import { listMembers, type MemberRow, moveMembership } from '../members.store.ts';
import { getMember } from './get-member.ts';
import { insertOwnWorkspace } from './make-own-workspace.ts';

interface Removal {
  userId: string;
  /** Who takes over what the member made; the owner unless told. */
  handOverToUserId?: string;
}

/**
 * Lets a member go. What they made stays with the heir, their sessions and keys end at once, and they find themselves
 * in a fresh workspace of their own.
 */
export async function removeMember(
  platform: Platform,
  actor: Actor,
  { userId, handOverToUserId }: Removal,
): Promise<void> {
  const { workspaceId } = actor;
  await changeAccess(platform, [workspaceId], async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const member = await getMember(transaction, workspaceId, { userId });
    requireRemovable(actor, member);
    const heir = await findHeir(transaction, workspaceId, handOverToUserId);
    requireHeir(member, heir);
    const now = platform.clock.now();
    for (const material of platform.extensions.at(ownedMaterial)) {
      await material.handOver(transaction, { userId, workspaceId }, heir.userId);
    }
    for (const ties of platform.extensions.at(membershipTies)) {
      await ties.memberLeft?.(transaction, { userId, workspaceId }, { heirId: heir.userId });
    }
    await signOutEverywhere(platform, transaction, userId);
    await giveOwnWorkspace(transaction, member, now);
    const details = { handed_over_to: heir.userId };
    const entry = { className: 'member', activityName: 'remove', targetId: userId, details };
    await recordAudit(transaction, actor, entry, now);
    const payload = { user_id: userId, handed_over_to: heir.userId };
    await notifyWorkspace(platform, transaction, { name: 'member.removed', workspaceId, payload });
  });
}

async function findHeir(
  transaction: Transaction,
  workspaceId: string,
  userId: string | undefined,
): Promise<MemberRow> {
  if (userId !== undefined) return getMember(transaction, workspaceId, { userId });
  const owner = (await listMembers(transaction, workspaceId)).find((member) => member.isOwner);
  if (!owner) throw new Error(`The workspace ${workspaceId} has no owner among its members.`);
  return owner;
}

async function giveOwnWorkspace(transaction: Transaction, member: MemberRow, now: Date): Promise<void> {
  const { userId, workspaceId: fromWorkspaceId } = member;
  const toWorkspaceId = await insertOwnWorkspace(transaction, { ...member, id: userId }, now);
  const place = { role: 'admin' as const, usageLimit: null, joinedAt: now };
  await moveMembership(transaction, { userId, fromWorkspaceId, toWorkspaceId }, place);
}
