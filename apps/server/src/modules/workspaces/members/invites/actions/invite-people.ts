import type { WorkspaceRole } from '@mynah/contract';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findUser } from '../../../../accounts/users/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { requireGivableRole } from '../../../memberships/index.ts';
import type { WorkspaceRow } from '../../../workspace/index.ts';
import { lockWorkspace, notifyWorkspace } from '../../../workspace/index.ts';
import { inviteCodeOf } from '../invite-code.ts';
import { inviteMail } from '../invite-mail.ts';
import { expiryAfter } from '../invites.policy.ts';
import {
  findGroupIds,
  findMemberEmails,
  type InviteRow,
  insertInvite,
  listOpenInvites,
  renewInvite,
} from '../invites.store.ts';
import { joinUrl } from '../invites.view.ts';
import { requireInviteSeats } from './seats.ts';

/** What the invited person will be. */
export interface Place {
  role: WorkspaceRole;
  groupIds: readonly string[];
  usageLimit: number | null;
}

/** Invites by mail: all of them or none. Who has an invite already gets it anew, with the place that is given now. */
export async function invitePeople(
  platform: Platform,
  actor: Actor,
  { emails, ...place }: Place & { emails: readonly string[] },
): Promise<InviteRow[]> {
  const addresses = [...new Set(emails)];
  return inLockedWorkspace(platform, actor, place, async (transaction, workspace) => {
    const [member] = await findMemberEmails(transaction, workspace.id, addresses);
    if (member) throw new Failure('already_member', `${member} is already a member of this workspace.`);
    const now = platform.clock.now();
    const open = await listOpenInvites(transaction, workspace.id);
    const known = new Map(open.map((invite) => [invite.email, invite]));
    const wanted = addresses.filter((email) => !isPending(known.get(email), now)).length;
    await requireInviteSeats(transaction, workspace, { wanted, now });
    const made: InviteRow[] = [];
    for (const email of addresses) {
      const invite = await writeInvite(platform, transaction, {
        actor,
        email,
        place,
        known: known.get(email),
      });
      await sendInvite(platform, transaction, { workspace, invite });
      made.push(invite);
    }
    return made;
  });
}

/** A link for one person, whoever has it. */
export async function inviteByLink(platform: Platform, actor: Actor, place: Place): Promise<InviteRow> {
  return inLockedWorkspace(platform, actor, place, async (transaction, workspace) => {
    await requireInviteSeats(transaction, workspace, { wanted: 1, now: platform.clock.now() });
    return writeInvite(platform, transaction, { actor, email: null, place });
  });
}

const isPending = (invite: InviteRow | undefined, now: Date): boolean =>
  invite !== undefined && invite.expiresAt > now;

async function inLockedWorkspace<Result>(
  { db }: Platform,
  actor: Actor,
  { role, groupIds }: Place,
  make: (transaction: Transaction, workspace: WorkspaceRow) => Promise<Result>,
): Promise<Result> {
  requireGivableRole(actor, role);
  return db.transaction(async (transaction) => {
    const workspace = await lockWorkspace(transaction, actor.workspaceId);
    if (!workspace) throw new Error(`The workspace ${actor.workspaceId} of a caller is gone.`);
    const there = new Set(await findGroupIds(transaction, workspace.id, groupIds));
    const missing = groupIds.find((id) => !there.has(id));
    if (missing) throw new Failure('group_not_found', `There is no group with the id ${missing}.`);
    return make(transaction, workspace);
  });
}

interface InviteWrite {
  actor: Actor;
  email: string | null;
  place: Place;
  /** An open invite of the same address. */
  known?: InviteRow | undefined;
}

async function writeInvite(
  platform: Platform,
  transaction: Transaction,
  { actor, email, place, known }: InviteWrite,
): Promise<InviteRow> {
  const { workspaceId, userId } = actor;
  const now = platform.clock.now();
  const { role, groupIds, usageLimit } = place;
  const terms = { role, groupIds: [...groupIds], usageLimit, invitedBy: userId, expiresAt: expiryAfter(now) };
  const invite = known
    ? await renewInvite(transaction, known, terms)
    : await insertInvite(transaction, { id: newId(), workspaceId, email, ...terms, createdAt: now });
  const details = { role, by: email === null ? 'link' : 'mail' };
  const entry = { className: 'invite', activityName: 'create', targetId: invite.id, details };
  await recordAudit(transaction, actor, entry, now);
  const payload = { invite_id: invite.id, user_id: userId };
  await notifyWorkspace(platform, transaction, { name: 'invite.created', workspaceId, payload });
  return invite;
}

/** Mails the link of an invite that has an address. */
export async function sendInvite(
  platform: Platform,
  transaction: Transaction,
  { workspace, invite }: { workspace: WorkspaceRow; invite: InviteRow },
): Promise<void> {
  if (invite.email === null) return;
  const inviter = await findUser(transaction, invite.invitedBy);
  const message = inviteMail({
    to: invite.email,
    inviterName: inviter?.firstName ?? inviter?.email ?? workspace.name,
    workspaceName: workspace.name,
    url: joinUrl(platform, inviteCodeOf(platform.keys, invite.id)),
  });
  await platform.mail.send(message, { transaction });
}
