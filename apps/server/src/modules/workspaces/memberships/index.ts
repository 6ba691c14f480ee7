export { accessChanged, changeAccess, notifyAccessChange } from './change-access.ts';
export {
  accessListeners,
  type Leaving,
  membershipTies,
  workspaceBlobs,
} from './extension-points.ts';
export { findMember, findMembership, insertMembership } from './memberships.store.ts';
export { membershipsModule } from './module.ts';
export { requireGivableRole } from './role.policy.ts';
