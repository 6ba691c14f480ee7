import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { ownedMaterial } from '../../../../accounts/privacy/index.ts';
import { findUser } from '../../../../accounts/users/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { changeAccess, membershipTies } from '../../../memberships/index.ts';
import { notifyWorkspace } from '../../../workspace/index.ts';
import { deleteWorkspace } from '../../delete-workspace.ts';
import { countMembers, lockWorkspaces, moveMembership } from '../../members.store.ts';
import { readInviteCode } from '../invite-code.ts';
import { requireJoinable } from '../invites.policy.ts';
import { enterGroups, findInviteToJoin, type InviteRow, takeInvite } from '../invites.store.ts';
import { joinBlockers } from '../join-blockers.ts';
import { requireSeat } from './seats.ts';

/** The invite behind a code, open or run out. @throws Failure `invite_not_found` */
export async function getInviteToJoin({ db, keys }: Platform, code: string) {
  const inviteId = readInviteCode(keys, code);
  const found = inviteId && (await findInviteToJoin(db, inviteId));
  if (!found) throw usedUp();
  return found;
}

const usedUp = (): Failure =>
  new Failure('invite_not_found', 'This invite doesn’t exist, or it was already used or revoked.');

/** Joins the workspace for good: all that the person has made moves along, and the emptied workspace goes. */
export async function acceptInvite(
  platform: Platform,
  actor: Actor,
  code: string,
): Promise<{ workspaceId: string }> {
  const { invite } = await getInviteToJoin(platform, code);
  const { workspaceId } = invite;
  await changeAccess(platform, [workspaceId, actor.workspaceId], async (transaction) => {
    const locked = await lockWorkspaces(transaction, [workspaceId, actor.workspaceId]);
    const workspace = locked.find(({ id }) => id === workspaceId);
    // two invites accepted at the same moment: the second comes from a workspace that is gone
    if (!locked.some(({ id }) => id === actor.workspaceId)) throw usedUp();
    const now = platform.clock.now();
    await requireJoiner(transaction, { actor, invite, now });
    for (const block of platform.extensions.at(joinBlockers)) await block(platform, transaction, actor);
    if (!workspace || !(await takeInvite(transaction, invite.id, { userId: actor.userId, now }))) {
      throw usedUp();
    }
    await requireSeat(transaction, workspace);
    await moveIn(platform, transaction, { actor, invite, now });
    await notifyJoin(platform, transaction, { joiner: actor, invite, now });
  });
  return { workspaceId };
}

interface Joining {
  actor: Actor;
  invite: InviteRow;
  now: Date;
}

async function requireJoiner(transaction: Transaction, { actor, invite, now }: Joining): Promise<void> {
  const user = await findUser(transaction, actor.userId);
  if (!user) throw new Error(`The user ${actor.userId} of a caller is gone.`);
  const colleagues = (await countMembers(transaction, actor.workspaceId)) - 1;
  requireJoinable(invite, { email: user.email, workspaceId: actor.workspaceId, colleagues }, now);
}

async function moveIn(
  platform: Platform,
  transaction: Transaction,
  { actor, invite, now }: Joining,
): Promise<void> {
  const { userId, workspaceId: fromWorkspaceId } = actor;
  const { workspaceId: toWorkspaceId, role, usageLimit, groupIds } = invite;
  const member = { userId, workspaceId: fromWorkspaceId };
  for (const material of platform.extensions.at(ownedMaterial)) {
    await material.move(transaction, member, toWorkspaceId);
  }
  for (const ties of platform.extensions.at(membershipTies)) {
    await ties.memberLeft?.(transaction, member, { toWorkspaceId });
  }
  const place = { role, usageLimit, joinedAt: now };
  await moveMembership(transaction, { userId, fromWorkspaceId, toWorkspaceId }, place);
  await enterGroups(transaction, { workspaceId: toWorkspaceId, userId, groupIds });
  await deleteWorkspace(platform, transaction, fromWorkspaceId);
}

/** The entry and the event of somebody who came in by an invite. */
export async function notifyJoin(
  platform: Platform,
  transaction: Transaction,
  { joiner, invite, now }: { joiner: Pick<Actor, 'userId' | 'ipAddress'>; invite: InviteRow; now: Date },
): Promise<void> {
  const { workspaceId } = invite;
  const { userId, ipAddress } = joiner;
  const details = { role: invite.role, invite_id: invite.id };
  const entry = { className: 'member', activityName: 'join', targetId: userId, details };
  await recordAudit(transaction, { workspaceId, userId, ipAddress }, entry, now);
  const payload = { user_id: userId, invited_by: invite.invitedBy, role: invite.role };
  await notifyWorkspace(platform, transaction, { name: 'member.joined', workspaceId, payload });
}
