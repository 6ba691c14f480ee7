import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { requireGivableRole } from '../../../memberships/index.ts';
import { lockWorkspace, notifyWorkspace } from '../../../workspace/index.ts';
import { expiryAfter } from '../invites.policy.ts';
import { deleteInvite, findOpenInvite, type InviteRow, renewInvite } from '../invites.store.ts';
import { sendInvite } from './invite-people.ts';
import { requireInviteSeats } from './seats.ts';

type Which = { inviteId: string } | { email: string };

const notFound = (): Failure =>
  new Failure('invite_not_found', 'This invite doesn’t exist, or it was already used or revoked.');

/** Takes an invite back; its code leads nowhere from now on. */
export async function revokeInvite(platform: Platform, actor: Actor, which: Which): Promise<void> {
  const { workspaceId } = actor;
  await platform.db.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const invite = await findOpenInvite(transaction, workspaceId, which);
    if (!invite) throw notFound();
    await deleteInvite(transaction, invite);
    const entry = { className: 'invite', activityName: 'revoke', targetId: invite.id };
    await recordAudit(transaction, actor, entry, platform.clock.now());
    const payload = { invite_id: invite.id };
    await notifyWorkspace(platform, transaction, { name: 'invite.revoked', workspaceId, payload });
  });
}

/** Lets an invite run anew, and mails it again. One that had run out needs a free seat. */
export async function resendInvite(platform: Platform, actor: Actor, inviteId: string): Promise<InviteRow> {
  const { workspaceId } = actor;
  return platform.db.transaction(async (transaction) => {
    const workspace = await lockWorkspace(transaction, workspaceId);
    const invite = await findOpenInvite(transaction, workspaceId, { inviteId });
    if (!workspace || !invite) throw notFound();
    requireGivableRole(actor, invite.role);
    const now = platform.clock.now();
    const wanted = invite.expiresAt <= now ? 1 : 0;
    await requireInviteSeats(transaction, workspace, { wanted, now });
    const renewed = await renewInvite(transaction, invite, { expiresAt: expiryAfter(now) });
    await sendInvite(platform, transaction, { workspace, invite: renewed });
    const entry = { className: 'invite', activityName: 'resend', targetId: invite.id };
    await recordAudit(transaction, actor, entry, now);
    const payload = { invite_id: invite.id, user_id: actor.userId };
    await notifyWorkspace(platform, transaction, { name: 'invite.created', workspaceId, payload });
    return renewed;
  });
}
