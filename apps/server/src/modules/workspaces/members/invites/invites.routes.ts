import type { WorkspaceRole } from '@mynah/contract';
import { inviteRoutes as routes } from '@mynah/contract/workspaces/invites';
import { memberRoutes } from '@mynah/contract/workspaces/members';
import { type SeatType, toRole } from '@mynah/contract/workspaces/seats';
import { handle } from '../../../../platform/http/index.ts';
import { acceptInvite, getInviteToJoin } from './actions/accept-invite.ts';
import { inviteByLink, invitePeople, type Place } from './actions/invite-people.ts';
import { resendInvite, revokeInvite } from './actions/revoke-invite.ts';
import { getSeats } from './actions/seats.ts';
import { listOpenInvites } from './invites.store.ts';
import { toInvite, toJoinInfo } from './invites.view.ts';
import { toSeatsStatus } from './seats.view.ts';

const ok = { status: 'ok' as const };

interface GivenPlace {
  seatType?: SeatType;
  groupIds?: string[];
  usageLimit?: number | null;
  /** The older name of the seat type: `workspace_admin`, or `admin`. */
  workspacePermission?: string;
}

const placeOf = ({ seatType, workspacePermission, groupIds = [], usageLimit = null }: GivenPlace): Place => ({
  role: seatType ? toRole(seatType) : olderRole(workspacePermission),
  groupIds,
  usageLimit,
});

/** Anything that is no admin is an ordinary member, as upstream. */
const olderRole = (name: string | undefined): WorkspaceRole =>
  name === 'admin' || name === 'workspace_admin' ? 'admin' : 'editor';

export const inviteRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const rows = await listOpenInvites(platform.db, actor.workspaceId);
    return { invites: rows.map((row) => toInvite(platform, row)) };
  }),
  handle(routes.add, async ({ platform, actor, body }) => {
    const [invite] = await invitePeople(platform, actor, { emails: [body.email], ...placeOf(body) });
    return { ...ok, invite: toInvite(platform, invite!) };
  }),
  handle(routes.addBulk, async ({ platform, actor, body }) => {
    const invites = await invitePeople(platform, actor, { emails: body.emails, ...placeOf(body) });
    return { ...ok, invites: invites.map((row) => toInvite(platform, row)) };
  }),
  handle(routes.addLink, async ({ platform, actor, body }) => {
    const invite = await inviteByLink(platform, actor, placeOf(body));
    return { ...ok, invite: toInvite(platform, invite) };
  }),
  handle(routes.delete, async ({ platform, actor, body }) => {
    await revokeInvite(platform, actor, body);
    return ok;
  }),
  handle(routes.revoke, async ({ platform, actor, params }) => {
    await revokeInvite(platform, actor, params);
    return ok;
  }),
  handle(routes.resend, async ({ platform, actor, params }) => {
    const invite = await resendInvite(platform, actor, params.inviteId);
    return { ...ok, invite: toInvite(platform, invite) };
  }),
  handle(routes.joinInfo, async ({ platform, query }) =>
    toJoinInfo(await getInviteToJoin(platform, query.inviteCode)),
  ),
  handle(routes.accept, async ({ platform, actor, params }) => {
    const { workspaceId } = await acceptInvite(platform, actor, params.inviteCode);
    return { ...ok, workspace_id: workspaceId };
  }),
  handle(memberRoutes.seatsStatus, async ({ platform, actor }) =>
    toSeatsStatus(await getSeats(platform, actor.workspaceId)),
  ),
];
