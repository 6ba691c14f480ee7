export { acceptOnArrival, findValidInvite } from './actions/accept-on-arrival.ts';
export { findInvitedWorkspaceId } from './actions/find-invited-workspace.ts';
export { requireSeat } from './actions/seats.ts';
export { readInviteCode } from './invite-code.ts';
export { inviteRoutes } from './invites.routes.ts';
export { deleteInvites } from './invites.store.ts';
export { type JoinBlocker, joinBlockers } from './join-blockers.ts';
