export { countClientAttempt, requireRequestLeft } from './attempts/attempts.ts';
export { registerPerson } from './email-flows/actions/register-person.ts';
export { requireCodeAttempt } from './email-flows/code-attempts.ts';
export { issueCode, takeCode } from './email-flows/email-codes.ts';
export { readContinueUrl } from './email-flows/email-links.ts';
export { inEvenTime } from './email-flows/even-time.ts';
export { setSignUpCookie } from './email-flows/sign-up-cookie.ts';
export { keepSignUpIntent } from './email-flows/sign-up-intent.ts';
export {
  accountHomes,
  type ExportedFile,
  type OwnedMaterial,
  type Owner,
  ownedMaterial,
  type SessionsListener,
  type SignInCheck,
  sessionListeners,
  signInChecks,
} from './extension-points.ts';
export { readMarketplaceToken } from './marketplace/read-marketplace-token.ts';
export { accountsModule } from './module.ts';
export { createOwnerLink, takeOwnerLink } from './one-time-tokens/actions/create-owner-link.ts';
export { deleteUserTokens } from './one-time-tokens/one-time-tokens.store.ts';
export { requireGoodPassword } from './passwords/require-good-password.ts';
export { track } from './product-events/actions/track.ts';
export { isFlagOn, listFlags } from './product-events/feature-flags.ts';
export { updateProfile } from './profile/actions/update-profile.ts';
export { getAccount } from './profile/get-account.ts';
export { holderOf } from './security-changes/holder-of.ts';
export { type AccountHolder, tellSecurityChange } from './security-changes/tell-security-change.ts';
export { getSession } from './sessions/actions/get-session.ts';
export { signOutEverywhere } from './sessions/end-sessions.ts';
export { enterSession } from './sessions/enter-session.ts';
export { recordStaffAction } from './staff/actions/record-staff-action.ts';
export { createUser } from './users/actions/create-user.ts';
export { findUser, findUserByEmail, hasUsers, type UserRow, updateUser } from './users/users.store.ts';
export { users } from './users/users.tables.ts';
