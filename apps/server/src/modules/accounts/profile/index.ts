export { referralLinkOf } from './actions/get-referral-link.ts';
export { updateProfile } from './actions/update-profile.ts';
export { getAccount } from './get-account.ts';
export { profileModule } from './module.ts';
export { toConsent } from './profile.view.ts';
export { findUserOfReferralCode } from './referral-code.store.ts';
