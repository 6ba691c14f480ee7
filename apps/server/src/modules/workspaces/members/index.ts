export { deleteGroup, describeGroups, findGroup } from './groups/index.ts';
export {
  acceptOnArrival,
  findInvitedWorkspaceId,
  findValidInvite,
  type JoinBlocker,
  joinBlockers,
  requireSeat,
} from './invites/index.ts';
export { listMembers } from './members.store.ts';
export { membersModule } from './module.ts';
