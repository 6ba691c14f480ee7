export { holderOf } from './holder-of.ts';
export { factorsModule } from './module.ts';
export { requireFreshFactor } from './require-fresh-factor.ts';
export { requireSignInAllowed, type SignInCheck, signInChecks } from './sign-in-checks.ts';
export {
  deleteExpiredTrustedDevices,
  deleteTrustedDevices,
  findMaskedPhoneNumber,
  requireSecondFactor,
  signInWithCode,
  trustedHashOf,
} from './two-factor/index.ts';
