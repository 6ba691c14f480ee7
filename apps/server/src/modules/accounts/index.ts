export {
  accountHomes,
  type ExportedFile,
  type OwnedMaterial,
  type Owner,
  ownedMaterial,
  type SignInCheck,
  signInChecks,
} from './extension-points.ts';
export { accountsModule } from './module.ts';
export { createOwnerLink, takeOwnerLink } from './one-time-tokens/actions/create-owner-link.ts';
export { track } from './product-events/actions/track.ts';
export { isFlagOn, listFlags } from './product-events/feature-flags.ts';
export { updateProfile } from './profile/actions/update-profile.ts';
export { getAccount } from './profile/get-account.ts';
export { holderOf } from './security-changes/holder-of.ts';
export { type AccountHolder, tellSecurityChange } from './security-changes/tell-security-change.ts';
export { getSession } from './sessions/actions/get-session.ts';
export { endSessionsOf } from './sessions/end-sessions-of.ts';
export { enterSession } from './sessions/enter-session.ts';
export { recordStaffAction } from './staff/actions/record-staff-action.ts';
export { createUser } from './users/actions/create-user.ts';
export { findUser, hasUsers } from './users/users.store.ts';
export { users } from './users/users.tables.ts';
